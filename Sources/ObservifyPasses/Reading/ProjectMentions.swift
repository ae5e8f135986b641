import ObservifyIndex
import ObservifySyntax

extension ProjectIndex {
  /// Returns the places that mention some names, by name, in order: of all files, or of some.
  ///
  /// - Complexity: O(*n*) in the nodes of the files.
  func mentions(
    of names: some Collection<String>, in some: Set<FileID>? = nil
  ) -> [String: [Node]] {
    guard !names.isEmpty else { return [:] }
    let wanted = NameSet(names)
    var mentions: [String: [Node]] = [:]
    for tree in files.filter({ some?.contains($0.id) != false }).map(\.tree) {
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
