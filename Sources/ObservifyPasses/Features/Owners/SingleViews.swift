import ObservifyIndex
import ObservifySyntax

/// Which views are made once where they are shown.
///
/// `@State` makes its initial value with each value of the view. Where the view is given to a hosting
/// controller, or stands in an `App` whose body never runs again, there is one value.
extension EditPlan {
  /// Whether the code of the project makes only one value of a view for each place that shows it.
  ///
  /// - Complexity: O(*n*) in the calls that make it, and in the code around them.
  func isMadeOnce(_ view: TypeID) -> Bool {
    isMadeOnce(view, within: [])
  }

  private func isMadeOnce(_ view: TypeID, within seen: Set<TypeID>) -> Bool {
    let symbol = index[view]
    guard symbol.kind == .struct, !seen.contains(view),
      uses.initializerReferences[symbol.name] == nil, !isRenamed(symbol)
    else { return false }
    let sites = (uses.constructorCalls[symbol.name] ?? []).map(\.call.node).filter {
      !$0.isInPreview
    }
    return !sites.isEmpty && sites.allSatisfy { runsOnce($0, seen.union([view])) }
  }

  /// Whether a type has another name, under which it may be made.
  private func isRenamed(_ symbol: TypeSymbol) -> Bool {
    index.topLevelAliases.values.joined().contains { alias in
      alias.children.filter(\.kind.isType).last.map { ProjectIndex.path(of: $0).last }
        == symbol.name
    }
  }

  /// Whether the code around a call runs once for each place that shows what it makes.
  private func runsOnce(_ site: Node, _ seen: Set<TypeID>) -> Bool {
    guard let member = site.ancestor([.functionDecl, .initDecl, .variableDecl]),
      let owner = index.enclosingType(of: site)
    else { return false }
    let closures = site.ancestors.prefix { $0 != member }.filter { $0.kind == .closureExpression }
    if index[owner].kind == .class {
      return !project.shownCode.runs(member)
        && closures.allSatisfy { TakenClosure($0)?.isKept == true }
        && !site.isAssignedToController
    }
    guard member.isBody, neverRunsAgain(owner, member),
      closures.allSatisfy({ TakenClosure($0)?.isOfContainer == true })
    else { return false }
    return project.isApp(owner) || isMadeOnce(owner, within: seen)
  }

  /// Whether nothing has the body of a view or an app run another time.
  private func neverRunsAgain(_ type: TypeID, _ body: Node) -> Bool {
    let stored = index[type].properties.map { index[$0] }.filter { $0.isStored && !$0.isStatic }
    return stored.allSatisfy { $0.attributes.isEmpty }
      && body.descendants.allSatisfy { node in
        guard let base = MemberExpression(node)?.base else { return true }
        return !resolver.type(of: base).unwrapped.declaredTypes.contains {
          graph.isModel($0) || index[$0].isObservable
        }
      }
  }
}

extension Node {
  /// Whether a declaration is that of what a view or an app shows.
  fileprivate var isBody: Bool {
    VariableDeclaration(self)?.bindings.contains { $0.nameToken?.name == "body" } == true
  }

  /// Whether it is given to a hosting controller that has shown something before.
  fileprivate var isAssignedToController: Bool {
    ancestors.prefix { ![.codeBlock, .closureExpression].contains($0.kind) }.contains { node in
      node.assignment?.target.mentionedName?.isNamed("rootView") == true
    }
  }
}
