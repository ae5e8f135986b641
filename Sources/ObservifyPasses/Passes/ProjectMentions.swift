import ObservifyIndex
import ObservifySyntax

extension ProjectIndex {
  /// Returns the places of all files that mention some names, by name, in order.
  ///
  /// - Complexity: O(*n*) in the nodes of the project.
  func mentions(of names: some Collection<String>) -> [String: [Node]] {
    guard !names.isEmpty else { return [:] }
    let wanted = NameSet(names)
    var mentions: [String: [Node]] = [:]
    for tree in files.map(\.tree) {
      for place in tree.nodes.kinds.indices {
        switch tree.nodes.kinds[place] {
        case .reference, .memberExpression, .keyPathComponent, .optionalBindingCondition: break
        default: continue
        }
        let node = Node(tree: tree, index: place)
        guard let token = node.mentionedName, wanted.contains(token) else { continue }
        mentions[token.name, default: []].append(node)
      }
    }
    return mentions
  }
}
