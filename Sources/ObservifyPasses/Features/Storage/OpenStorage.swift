import ObservifyIndex
import ObservifySyntax

extension PropertyPolicy {
  /// Returns what an `open` property is computed over, as the macro would declare `private open` storage.
  ///
  /// It is nil where that cannot be written, or something asks for more than the value. Observers go to
  /// the variable. A subclass that overrides the property overrides the computed one.
  func openStorage(of property: PropertySymbol) -> WrapperStorage? {
    let node = property.declaration.node
    guard node.hasModifier("open"), property.declaration.bindings.count == 1,
      property.published?.hasArguments != true, node.isPlainWrapped(by: property.published),
      mentions.byName["_\(property.name)"] == nil, !isCoded,
      !project.uses.publishers.contains(where: {
        $0.name == property.name && [nil, property.id].contains($0.property)
      }),
      let type = property.binding.type?.text
        ?? property.binding.initialValue.flatMap(resolver.typeText(ofValue:)),
      let mentions = directMentions(of: property)
    else { return nil }
    return WrapperStorage(
      name: storageName(of: property, project.heirs(of: model)), type: type, mentions: mentions)
  }

  /// A name for the variable that nothing in the class, above it or below it has: `storedName` for `name`, and
  /// `nameStorage` for `storedName`.
  func storageName(of property: PropertySymbol, _ heirs: [TypeID]) -> String {
    let name = property.name
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let rest = name.hasPrefix("stored") ? name.dropFirst("stored".count) : ""
    let first =
      rest.first?.isUppercase == true
      ? "\(rest.prefix(1).lowercased())\(rest.dropFirst())Storage" : "stored\(title)"
    return resolver.scopes.freeName(
      among: [first, "\(name)Storage", "wrapped\(title)"], in: model, heirs)
  }

  /// Where an `init` means what is stored; nil where it is not known when the object is complete.
  ///
  /// That is before the object is complete, and everywhere if nothing publishes the property, as no
  /// observer and no override runs there.
  private func directMentions(of property: PropertySymbol) -> [Node]? {
    let early = mentionsInUnfinishedInit(of: property).map(\.node)
    let all = designatedInits.flatMap { mentions(of: property, by: $0) }.map(\.node)
    let calls = designatedInits.flatMap(\.descendants).contains {
      CallExpression($0)?.callee?.isSuperInit == true
    }
    if property.published == nil { return all }
    let first = symbol.declaration?.inheritedTypes.first
    let isRoot = (project.graph.conformances[model] ?? []).contains { $0.element == first }
    if calls || early == all || isRoot { return early }
    // The class above is completed last where nothing says when.
    let inherits = resolver.scopes.lineage(of: model).dropFirst().contains {
      index[$0].kind == .class
    }
    return inherits ? all : nil
  }

  /// Whether the names of the stored variables are those of an archive.
  private var isCoded: Bool {
    project.outsideSupertypes(of: model)
      .contains { ["Codable", "Decodable", "Encodable"].contains($0) }
  }
}
