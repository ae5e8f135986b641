import ObservifyIndex
import ObservifySyntax

/// A variable that is changed by the code that shows it: by a getter, a body, an update, or what these
/// call or start.
///
/// It was not published, so nothing was told of it. If the macro tracked it, who reads it would be
/// called anew by the change, and change it again.
struct ReadChange {
  /// Where it is changed.
  let change: Node

  /// Where something shows it that does not change it, and that an announcement of the object showed
  /// anew though it reads nothing announced; nil where nothing does.
  let reader: Node?
}

extension Project {
  /// Returns how showing something both reads and changes a variable; nil where it does not.
  ///
  /// A change that comes later shows what has been loaded, say, where other code reads it as well: then
  /// it does not count.
  ///
  /// - Complexity: O(*n*) in the nodes of the project the first time.
  func readChange(of property: PropertyID) -> ReadChange? {
    let mentions = possibleMentions(of: property)
    return changeAtOnce(of: property, mentions) ?? startedChange(of: property, mentions)
  }

  private func changeAtOnce(of property: PropertyID, _ mentions: [Node]) -> ReadChange? {
    var changers: Set<Node> = []
    var asked: Set<Node> = []
    var change: Node?
    for mention in mentions where mention.isChanged(resolver) {
      guard match(mention, property) >= .requirement else { continue }
      for place in [mention] + settings(by: mention) {
        guard let changer = shownCode.shownCaller(at: place) else { continue }
        changers.insert(changer)
        change = change ?? mention
        // What changes a computed property where it stands asks it before.
        if place != mention, !place.isAssignmentTarget,
          let setter = mention.ancestor([.variableDecl])
        {
          asked.insert(setter)
        }
      }
    }
    guard let change else { return nil }
    changers = shownCode.leading(to: changers)
    let reads = mentions.filter { !$0.isOnlyAssigned && match($0, property) >= .requirement }
    // What is only set while it is shown does not call anew who sets it.
    let isReadByChanger = Set(reads.compactMap { shownCode.shownCaller(at: $0) }).contains {
      changers.contains($0) || asked.contains($0) || !shownCode.runs($0, besides: changers)
    }
    guard isReadByChanger else { return nil }
    return ReadChange(
      change: change,
      reader: reads.first { read in
        guard let reader = shownCode.shownCaller(at: read, besides: changers) else { return false }
        return !readsAllAnnounced(reader, of: property)
      })
  }

  /// Where a variable is set whose accessors make a change.
  func settings(by change: Node) -> [Node] {
    // An observer does not run where its type's initialiser sets the variable.
    guard change.ancestor([.accessorDecl, .memberBlock])?.kind == .accessorDecl,
      let variable = change.ancestor([.variableDecl]),
      let name = variable.declaredName,
      let owner = index.enclosingType(of: variable),
      case .property(let id)? = resolver.scopes.member(name, of: owner)
    else { return [] }
    return possibleMentions(of: id).filter {
      $0.isChanged(resolver) && match($0, id) == .exact
        && !($0.isInInitializer && index[id].isStored)
    }
  }

  /// Whether a member surely reads all that the object of a property announces: every announcement
  /// shows it anew, as before.
  private func readsAllAnnounced(_ member: Node, of property: PropertyID) -> Bool {
    guard let owner = index[property].owner, let root = root(of: owner) else { return false }
    let family = resolver.scopes.lineage(of: root) + heirs(of: root)
    let isSentByHand = uses.willChanges.contains { use in
      MemberExpression(use.node.parent)?.name == "send"
        && (use.models.isEmpty || !Set(family).isDisjoint(with: use.models))
    }
    guard !isSentByHand, !family.contains(where: resolver.hasOutsideSuperclass) else {
      return false
    }
    let announced = family.flatMap { index[$0].properties }.filter { id in
      index[id].isStored && !index[id].isLet && !index[id].isStatic
        && !index[id].attributes.allSatisfy { Vocabulary.plainAttributes.contains($0.name) }
    }
    return shownCode.alwaysRead(by: member).isSuperset(of: announced)
  }

  /// Whether a member is a function that is seen to be called.
  ///
  /// - Complexity: O(*n*) in the nodes of the project.
  func isAction(_ member: Node) -> Bool {
    guard let name = FunctionDeclaration(member)?.name else { return false }
    return projectMentions.places(of: name).contains { !member.contains($0) }
  }
}

extension Node {
  /// Whether a mention, or what a key path to it is given to, stands alone on the left of `=`.
  var isOnlyAssigned: Bool {
    kind == .keyPathComponent
      ? parent?.parent?.parent?.parent?.isAssignmentTarget == true : isAssignmentTarget
  }

  /// Whether an assignment gives a variable another value than before, each time: `id = UUID()`.
  var isGivenNewValue: Bool {
    isTrigger && parent?.descendants.contains { $0 != self && $0.text == text } != true
  }

  /// Whether it stands in the code of an initialiser that runs before that returns.
  var isInInitializer: Bool {
    ancestors.first { [.closureExpression, .initDecl, .functionDecl].contains($0.kind) }?.kind
      == .initDecl
  }

  /// Whether a mention of a variable, or of a part of its value, is assigned or changed in place: by a
  /// mutating method of the standard library or of the project as well.
  func isChanged(_ resolver: TypeResolver) -> Bool {
    if kind == .keyPathComponent {
      guard let path = parent, let argument = Argument(path.parent),
        let taker = argument.node.parent?.parent
      else { return isKeptToAssign }
      return taker.kind == .subscriptExpression && argument.label == "keyPath"
        ? taker.isChanged(resolver) : resolver.isWritable(path, for: taker)
    }
    var node = self
    var wholes: [Node] = []
    while let parent = node.parent {
      if parent.kind == .tupleExpression || parent.parent?.kind == .tupleExpression {
        node = parent
        continue
      }
      let isCalled = parent.kind == .memberExpression && parent.parent?.changedPlace == node
      if parent.changedPlace == node || parent.kind == .inoutExpression || isCalled
        || node.isMutated(by: parent, resolver)
      {
        return !(isCalled ? wholes + [node] : wholes).contains(where: resolver.isSurelyObject)
      }
      guard
        [.memberExpression, .subscriptExpression, .optionalChain, .forceUnwrap]
          .contains(parent.kind)
      else { return false }
      wholes.append(node)
      node = parent
    }
    return false
  }

  /// Whether a key path is kept by a local variable of the type of those to assign by.
  private var isKeptToAssign: Bool {
    guard let binding = ancestor([.patternBinding, .codeBlock, .closureExpression]),
      let type = PatternBinding(binding)?.type
    else { return false }
    return type.subtree.contains {
      ProjectIndex.path(of: $0).last == "ReferenceWritableKeyPath"
    }
  }

  /// Whether a member of a value that is called or read changes it: a mutating method of the project, or a
  /// `lazy` variable; or an operator of the project that takes it to change it.
  private func isMutated(by member: Node, _ resolver: TypeResolver) -> Bool {
    let called =
      member.kind == .sequenceExpression && member.children.first == self
      ? Array(member.children.prefix(2)).last : member
    if let called, let name = called.impliedName, !Vocabulary.standardOperators.contains(name) {
      return resolver.functions(calledBy: called).contains {
        let type = resolver.index[$0].declaration.parameters.first?.type
        return type?.firstToken.isNamed("inout") == true
      }
    }
    guard let name = MemberExpression(member)?.name,
      case .nominal(let ids, _) = resolver.type(of: self).unwrapped
    else { return false }
    return ids.contains { id in
      if case .property(let found)? = resolver.scopes.member(name, of: id) {
        return resolver.index[found].isLazy && resolver.index[id].kind == .struct
      }
      return resolver.scopes.functions(named: name, of: id).contains {
        resolver.index[$0].declaration.node.hasModifier("mutating")
      }
    }
  }
}

extension TypeResolver {
  /// Whether a call takes a key path to assign by it.
  fileprivate func isWritable(_ path: Node, for taker: Node) -> Bool {
    guard let callee = CallExpression(taker)?.callee, let name = callee.mentionedName?.name else {
      return false
    }
    if name == "assign" { return true }
    let label = Argument(path.parent)?.label
    return functions(calledBy: callee).flatMap { index[$0].declaration.parameters }.contains {
      $0.label == label && $0.type.map(ProjectIndex.path)?.last == "ReferenceWritableKeyPath"
    }
  }
}
