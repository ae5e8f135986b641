import ObservifyIndex
import ObservifySyntax

/// What is done with the publishers of erased places, where their type counts.
extension ErasedPublishers {
  /// Returns the uses of places whose value has to stay a `Published<T>.Publisher`.
  ///
  /// Operators take any publisher, and what is put into another place becomes what that place does.
  /// Beside other publishers in an array or `MergeMany` it has to be what they are, and a place whose
  /// type stays takes nothing else.
  func usesAsValue() -> [(place: Place, node: Node)] {
    let names = NameSet(parents.keys.map(\.name))
    let sources = Set(sources.map(\.expression))
    var uses: [(place: Place, node: Node)] = []
    for file in index.files {
      for kind in [NodeKind.reference, .memberExpression] {
        for node in file.tree.nodes(of: kind) {
          guard let token = node.mentionedName, names.contains(token), !sources.contains(node),
            let place = place(named: node),
            let name = resolver.type(of: node).unwrapped.externalName, name.hasSuffix("Publisher"),
            needsItsType(node)
          else { continue }
          uses.append((place, node))
        }
      }
    }
    return uses
  }

  private func needsItsType(_ node: Node) -> Bool {
    guard let parent = node.parent, !node.isAssignmentTarget else { return false }
    switch parent.kind {
    case .optionalChain, .forceUnwrap: return needsItsType(parent)
    case .memberExpression: return index.addsToPublishers(MemberExpression(parent)?.name)
    case .arrayElement, .dictionaryElement: return true
    case .argument:
      let call = CallExpression(parent.parent?.parent)
      if call?.callee?.mentionedName?.isNamed("MergeMany") == true { return true }
    case .initializerClause: return false
    default: break
    }
    return hasOddTypes && PublisherContext(node) != .anyPublisher
  }
}

extension ProjectIndex {
  /// Whether the project adds a member of a name to `Published.Publisher`.
  fileprivate func addsToPublishers(_ name: String?) -> Bool {
    name.map { name in
      publisherExtensions.contains { $0.declaration.memberNames.contains(name) }
    } == true
  }
}

extension StaticType {
  fileprivate var externalName: String? {
    if case .external(let name, _) = self { name } else { nil }
  }
}
