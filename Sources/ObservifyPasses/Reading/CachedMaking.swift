import ObservifyIndex
import ObservifySyntax

/// Objects that are made only where a variable has none yet, which then keeps them.
///
/// ```swift
/// if let known = managers[id] { return known }
/// let manager = Manager()
/// managers[id] = manager
/// ```
extension Project {
  /// Whether code that makes an object finds the same one when it runs again: a variable of a type, of a file, or of an
  /// object that no code makes as it shows something, is asked for one before, and keeps it.
  func isMadeForCache(_ making: Node) -> Bool {
    making.keepingPlaces.contains { place in
      guard let id = property(at: place.storedRoot), index[id].isStored, keepsBetweenRuns(id) else {
        return false
      }
      return making.isAskedFor(place)
    }
  }

  /// Whether a variable is there again, as it was, when what is shown is shown anew.
  private func keepsBetweenRuns(_ id: PropertyID) -> Bool {
    guard let owner = index[id].owner, !index[id].isStatic else { return true }
    guard index[owner].kind == .class else { return false }
    return sites(making: owner).allSatisfy { site in
      guard let code = shownCode.caller(at: site) else { return true }
      return [.initDecl, .patternBinding].contains(code.kind) || !shownCode.runs(code)
    }
  }
}

extension Node {
  /// What the object is assigned to that an expression makes: at once, or by the constant that it begins.
  fileprivate var keepingPlaces: [Node] {
    let around = ancestors.prefix {
      ![.codeBlock, .closureExpression, .memberBlock].contains($0.kind)
    }
    if let assignment = around.lazy.compactMap(\.assignment).first { return [assignment.target] }
    guard let binding = around.lazy.compactMap({ PatternBinding($0) }).first,
      let name = binding.nameToken?.name, let declaration = binding.node.parent
    else { return [] }
    let behind = declaration.parent?.children.filter { $0.index > declaration.index } ?? []
    return behind.compactMap(\.tried.assignment).filter { $0.value?.text == name }.map(\.target)
  }

  /// Whether it is evaluated only where a place has nothing: behind `??`, in a branch, or behind a statement that leaves.
  fileprivate func isAskedFor(_ place: Node) -> Bool {
    var node = self
    while let parent = node.parent, ![.functionDecl, .initDecl].contains(parent.kind) {
      switch parent.kind {
      case .sequenceExpression:
        let parts = Array(parent.children.prefix { $0 != node })
        if parts.count > 1, parts[parts.count - 1].text == "??",
          parts[parts.count - 2].isSame(as: place)
        {
          return true
        }
      case .ifExpression
      where node.kind != .conditionList
        && parent.decides(place, hasValue: parent.child(.codeBlock) != node):
        return true
      case .codeBlock, .switchCase, .accessorBlock, .closureExpression:
        for statement in parent.children.prefix(while: { $0 != node }) {
          switch statement.kind {
          case .guardStatement where statement.decides(place, hasValue: false): return true
          case .ifExpression
          where !statement.hasElse && statement.decides(place, hasValue: true)
            && statement.child(.codeBlock)?.children.last?.kind == .returnStatement:
            return true
          default: break
          }
        }
      default: break
      }
      node = parent
    }
    return false
  }

  /// Whether all that a statement asks is whether a place has a value; or that it has none, whatever else.
  private func decides(_ place: Node, hasValue: Bool) -> Bool {
    let conditions = child(.conditionList)?.children(.condition) ?? []
    let asking = conditions.filter { condition in
      if hasValue, let binding = condition.child(.optionalBindingCondition) {
        let value = binding.child(.initializerClause)?.children.first
        return (value ?? binding.child(.identifierPattern))?.isSame(as: place) == true
      }
      let parts = condition.child(.sequenceExpression).map { Array($0.children) } ?? []
      return parts.count == 3 && parts[1].text == (hasValue ? "!=" : "==")
        && parts[2].text == "nil" && parts[0].isSame(as: place)
    }
    return !asking.isEmpty && (!hasValue || conditions.count == 1)
  }

  /// Whether it is spelled as a place is, with `self` or without.
  private func isSame(as place: Node) -> Bool {
    text.withoutSelf == place.text.withoutSelf
  }
}
