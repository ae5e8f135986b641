package import ObservifyIndex
package import ObservifySyntax

/// An expression, or a declared name, whose type nobody could tell, and which keeps models for that.
package struct OpenType: Sendable {
  /// The expression, or the name that is declared.
  package let node: Node
  package let file: FileID

  /// Whether it is a declaration.
  package let isDeclaration: Bool

  /// How many models it keeps.
  package let kept: Int
}

extension MigrationPlan {
  /// The wrappers from outside that keep models as nobody could tell what they ask for, with the number of those: what
  /// keeps most comes first.
  package var openWrappers: [(name: String, kept: Int)] {
    let places = Dictionary(grouping: reasons.filter { $0.code == .outsideWrapper }, by: \.place)
    var kept: [String: Set<TypeID>] = [:]
    for file in places.isEmpty ? [] : index.files {
      for node in file.tree.nodes(of: .attribute) {
        guard let reasons = places[Place(node, in: file.id)],
          let written = Attribute(node)?.typeNode
        else { continue }
        let name = ProjectIndex.path(of: written).joined(separator: ".")
        kept[name, default: []].formUnion(reasons.map(\.model))
      }
    }
    return kept.map { ($0.key, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// What keeps models because its type cannot be told: what keeps most comes first.
  package var openTypes: [OpenType] {
    var kept: [Place: Set<TypeID>] = [:]
    for reason in reasons where reason.origin == .doubt {
      kept[reason.place, default: []].insert(reason.model)
    }
    var found: [OpenType] = []
    func add(_ node: Node?, for doubt: Node, _ file: FileID, isDeclaration: Bool = false) {
      guard let node, let models = kept[Place(doubt, in: file)] else { return }
      found.append(
        OpenType(node: node, file: file, isDeclaration: isDeclaration, kept: models.count))
    }
    for injection in uses.injections {
      add(injection.argument, for: injection.call.node.injectionPlace, injection.file)
    }
    for wrapper in uses.wrappers {
      add(
        wrapper.binding.pattern, for: wrapper.declaration.node, wrapper.file, isDeclaration: true)
    }
    for parameter in uses.parameters.all {
      guard let place = parameter.unknown else { continue }
      add(place, for: place, index.file(of: place).id)
    }
    for use in uses.publishers {
      add(MemberExpression(use.node)?.base, for: use.node, use.file)
    }
    for use in uses.willChanges {
      add(MemberExpression(use.node)?.base, for: use.node, use.file)
    }
    for file in index.files {
      for node in file.tree.nodes(of: .attribute) {
        let binding = VariableDeclaration(node.parent)?.bindings.first
        add(binding?.pattern, for: node, file.id, isDeclaration: true)
      }
    }
    var seen: Set<Node> = []
    return found.filter { seen.insert($0.node).inserted }.sorted {
      ($1.kept, $0.file, $0.node.index) < ($0.kept, $1.file, $1.node.index)
    }
  }
}
