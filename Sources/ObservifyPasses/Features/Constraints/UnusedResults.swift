import ObservifyIndex
import ObservifySyntax

/// Functions of one name that give objects back as `any ObservableObject`, and whose results only they themselves
/// give on: nothing needs them to be that.
struct UnusedResults {
  /// Where `ObservableObject` is spelled.
  let mentions: [Node]

  /// What is given back.
  let models: [TypeID]
}

extension Project {
  /// The functions whose results nobody uses, by their names.
  func makeUnusedResults() -> [UnusedResults] {
    var mentions: [String: [Node]] = [:]
    for mention in uses.mentions where mention.name == Vocabulary.observableObject {
      guard let name = mention.node.functionGivingItBack.flatMap(FunctionDeclaration.init)?.name
      else { continue }
      mentions[name, default: []].append(mention.node)
    }
    return mentions.sorted { $0.key < $1.key }.compactMap { unusedResults(of: $0, $1) }
  }

  private func unusedResults(of name: String, _ mentions: [Node]) -> UnusedResults? {
    let functions = mentions.compactMap(\.functionGivingItBack)
    let results = functions.flatMap { $0.child(.codeBlock)?.results ?? [] }
    let calls = projectMentions.places(of: name).map { place in
      CallExpression(place.parent).flatMap { $0.callee == place ? $0.node : nil }
    }
    guard
      index.functions.allSatisfy({
        $0.name != name || functions.contains($0.declaration.node)
      }), !functions.contains(where: isSeenOutside),
      calls.allSatisfy({ call in call.map(results.contains) == true })
    else { return nil }
    var models: Set<TypeID> = []
    for result in results where result.text != "nil" && !calls.contains(result) {
      let parts = resolver.type(of: result).parts
      guard !parts.isUnknown, !parts.types.isEmpty, parts.types.allSatisfy(graph.isModel) else {
        return nil
      }
      models.formUnion(parts.types)
    }
    return models.isEmpty ? nil : UnusedResults(mentions: mentions, models: models.sorted())
  }

  /// Whether others than the project may call a function, itself or as what a protocol of theirs asks for.
  private func isSeenOutside(_ function: Node) -> Bool {
    let places = [function] + function.ancestors.prefix(2)
    let supertypes = index.enclosingType(of: function).map(outsideSupertypes) ?? []
    return places.contains { $0.hasModifier("public") || $0.hasModifier("open") }
      || !supertypes.allSatisfy(Vocabulary.isSDKType)
  }
}

extension Node {
  /// The function whose whole result is of a type, or of that as an optional.
  fileprivate var functionGivingItBack: Node? {
    let inside: NodeKindSet = [
      .namedType, .constrainedType, .optionalType, .tupleType, .tupleTypeElement, .returnClause,
    ]
    return ancestors.first { !inside.contains($0.kind) }.flatMap {
      $0.kind == .functionDecl ? $0 : nil
    }
  }
}
