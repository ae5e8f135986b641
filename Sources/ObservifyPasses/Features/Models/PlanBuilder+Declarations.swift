import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
import ObservifyText

/// What becomes of the properties of a class, and what in them stands against its migration.
extension PlanBuilder {
  mutating func blockByDeclaration(of model: TypeID, announced: Set<PropertyID>) {
    let symbol = index[model]
    guard let declaration = symbol.declaration,
      project.keepByDeclaration(symbol, declaration.node, into: &effects)
    else { return }
    blockCodable(model, symbol)
    let isIsolated = project.isIsolated(model)
    let policy = PropertyPolicy(
      index: index, resolver: resolver, settings: settings, model: model, isIsolated: isIsolated,
      announced: announced, store: mentions)
    for (id, treatment) in policy.treatments() {
      treatments[id] = treatment
      switch treatment {
      case .published, .tracked: blockProperty(index[id], of: model, isIsolated: isIsolated)
      case .reported: blockEnclosingWrapper(index[id], of: model)
      case .ignored, .unfollowed:
        blockEnclosingWrapper(index[id], of: model)
        let held = uses.wrapperOfBinding[index[id].binding.node].map { uses.wrappers[$0] }
        if let held, let other = held.models.first {
          // Whether the property is tracked depends on what becomes of its wrapper.
          if announced.contains(id) { effects.tie(model, other) }
        } else if announced.contains(id) {
          block(
            [model], .unfitProperty, at: index[id].declaration.node, in: index[id].file,
            "it announces its property '\(index[id].name)', which cannot be tracked")
        }
      }
    }
    for id in symbol.properties where index[id].name == "objectWillChange" {
      let property = index[id]
      switch plainPublisher(property, of: model) {
      case .success(let node):
        treatments[id] = nil
        sendRemovals.append(
          SendRemoval(model: model, file: property.file, node: node, code: .removedPublisher))
      case .failure(let obstacle):
        block(
          [model], .ownWillChange, at: property.declaration.node, in: property.file,
          "it declares 'objectWillChange' itself, \(obstacle.reason)")
      }
    }
  }

  /// A wrapper of the project that works only inside an `ObservableObject`.
  private mutating func blockEnclosingWrapper(_ property: PropertySymbol, of model: TypeID) {
    for attribute in property.attributes {
      if let type = attribute.typeNode,
        case .alias(let alias) = resolver.scopes.typeLookup(
          ProjectIndex.path(of: type), at: attribute.node),
        alias.children.filter(\.kind.isType).last.map({ ProjectIndex.path(of: $0).last })
          == "Published"
      {
        block(
          [model], .unfitProperty, at: attribute.node, in: property.file,
          "its property '\(property.name)' is published by a typealias, '@\(attribute.name)'")
      }
      guard let type = attribute.typeNode,
        case .declared(let ids) = resolver.scopes.typeLookup(
          ProjectIndex.path(of: type), at: attribute.node)
      else { continue }
      let asks = ids.flatMap { index[$0].functions }.map { index[$0] }.contains { function in
        function.name == "subscript"
          && function.declaration.parameters.first?.label == "_enclosingInstance"
          && function.declaration.node.text.contains("ObservableObject")
      }
      if asks {
        block(
          [model], .genericUse, at: attribute.node, in: property.file,
          "its property '\(property.name)' has '@\(attribute.name)', which asks for an 'ObservableObject'"
        )
      }
    }
  }

  private mutating func blockProperty(
    _ property: PropertySymbol, of model: TypeID, isIsolated: Bool
  ) {
    let node = property.declaration.node
    func refuse(_ code: DiagnosticCode, _ reason: String) {
      block([model], code, at: node, in: property.file, reason)
    }
    if property.declaration.node.hasModifier("open") {
      refuse(.openMember, "its stored property '\(property.name)' is 'open'")
    }
    if property.binding.nameToken?.text.hasPrefix("`") == true {
      refuse(.unfitProperty, "the name of its property '\(property.name)' is in backticks")
    }
    if property.binding.type?.text.hasPrefix("some ") == true {
      refuse(.unfitProperty, "its property '\(property.name)' has an opaque type")
    }
    for attribute in property.attributes
    where ["usableFromInline", "_spi", "IBOutlet", "NSManaged"].contains(attribute.name)
      || attribute.name == "objc" && attribute.hasArguments
    {
      refuse(
        .unfitProperty, "its property '\(property.name)' has the attribute '@\(attribute.name)'")
    }
    if case .published = treatments[property.id] {
      for attribute in property.attributes
      where attribute.name != "Published" && !Vocabulary.plainAttributes.contains(attribute.name) {
        refuse(
          .unfitProperty, "its property '\(property.name)' has the wrapper '@\(attribute.name)' too"
        )
      }
    }
    // In Swift 5 mode a default value of the storage is no isolated one.
    // With an initialiser of its own the class needs no implicit one, which is what could not be both.
    let hasDefault =
      property.binding.initialValue != nil
      || [.optionalType, .unwrappedOptionalType].contains(property.binding.type?.kind)
    let isLenient =
      index[model].hasOwnInitializer(index) && !isSetInInit(property, of: model)
      || index.modules.languageMode(of: index[property.file].path) == 5 && hasDefault
    if !isIsolated, !isLenient,
      let actor = property.attributes.first(where: { $0.name.hasSuffix("Actor") })
    {
      if hasDefault, takesEmptyInitializer(model) {
        emptyInitializers.insert(model)
      } else {
        refuse(
          .isolation, "its property '\(property.name)' is '@\(actor.name)', and the class is not")
      }
    }
  }

  /// Whether the initialiser that a class has without saying so is `init() {}`: it has no other, and no
  /// superclass, which would stand before `ObservableObject`.
  private func takesEmptyInitializer(_ model: TypeID) -> Bool {
    guard !index[model].hasOwnInitializer(index),
      let first = index[model].declaration?.inheritedTypes.first
    else { return false }
    return (graph.conformances[model] ?? []).contains { $0.element == first && $0.alias == nil }
  }

  private func isSetInInit(_ property: PropertySymbol, of model: TypeID) -> Bool {
    let mentions = mentions.mentions(in: index[model]).byName[property.name] ?? []
    return mentions.contains { $0.member.kind == .initDecl }
  }

}
