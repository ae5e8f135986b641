import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The places that mention a name, of those names that have been asked for: made once a run.
final class ProjectMentions {
  private let index: ProjectIndex

  /// Names that will be asked for, so that one pass finds the places of all.
  private let expected: Set<String>
  private var known: [String: [Node]] = [:]

  init(_ index: ProjectIndex, expected: Set<String>) {
    self.index = index
    self.expected = expected
  }

  /// Returns the places that mention some names, by name, in order; none for a name nobody mentions.
  ///
  /// - Complexity: O(*n*) in the nodes of the project for names that are new, else in the number of names.
  func mentions(of names: some Collection<String>) -> [String: [Node]] {
    var new = names.filter { known[$0] == nil }
    if !new.isEmpty {
      if known.isEmpty { new += expected }
      known.merge(Self.find(Set(new), in: index)) { old, _ in old }
    }
    return Dictionary(uniqueKeysWithValues: Set(names).map { ($0, known[$0] ?? []) })
      .filter { !$0.value.isEmpty }
  }

  private static func find(_ names: Set<String>, in index: ProjectIndex) -> [String: [Node]] {
    let wanted = NameSet(names)
    var mentions = Dictionary(uniqueKeysWithValues: names.map { ($0, [Node]()) })
    for tree in index.files.map(\.tree)
    where names.count > 3 || names.contains(where: tree.source.contains) {
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
