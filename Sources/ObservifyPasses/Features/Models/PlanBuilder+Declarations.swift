import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
import ObservifyText

/// What stands in a class's own declaration against its migration.
extension PlanBuilder {
  mutating func blockByDeclaration(of model: TypeID, announced: Set<PropertyID>) {
    let symbol = index[model]
    guard let declaration = symbol.declaration else { return }
    let node = declaration.node
    for conformance in graph.conformances[model] ?? [] {
      let isConditional =
        conformance.declaration.whereClause != nil
        && conformance.declaration.node.kind == .extensionDecl
      let isAliased =
        conformance.name == nil && conformance.alias.flatMap(uses.aliases.alias) == nil
      if isAliased || isConditional {
        let file = index.file(of: conformance.element).id
        block(
          [model], .indirectConformance, at: conformance.element, in: file,
          "its conformance is '\(conformance.element.text.trimmingComma)'")
      }
    }
    guard symbol.kind == .class else {
      for conformance in graph.conformances[model] ?? [] where conformance.alias == nil {
        blockHiddenObservable(
          [model], [conformance.element], index.file(of: conformance.element).id)
      }
      return
    }
    if let scope = index.privateScope(of: model) {
      if scope != node {
        block(
          [model], .privateNested, at: node, in: symbol.file,
          "a type around it is 'private' inside another, where the macro's extension cannot reach it"
        )
      } else if let outer = symbol.parent, index[outer].kind == .class,
        index.types.contains(where: { $0.name == symbol.name && $0.id != model })
      {
        // A class that inherits from the outer one comes to see it.
        block(
          [model], .privateNested, at: node, in: symbol.file,
          "it is 'private' inside a class, and another type has its name")
      }
    }
    let lineage = Set(resolver.scopes.lineage(of: model).dropFirst())
    if let outer = index.enclosingType(of: node), lineage.contains(outer) {
      block(
        [model], .nestedInBase, at: node, in: symbol.file,
        "it is declared inside its base class '\(index[outer].name)'")
    }
    if let base = unknownBase(of: model) {
      block(
        [model], .externalBase, at: node, in: symbol.file,
        "its base class '\(base)' is not part of the project and may be observable itself")
    }
    // Combine looks through superclasses, too: what they publish made the object announce a change.
    for base in resolver.scopes.lineage(of: model) where !graph.isModel(base) {
      guard let property = index[base].properties.first(where: { index[$0].published != nil })
      else { continue }
      block(
        [model], .unfitProperty, at: index[property].declaration.node, in: index[property].file,
        "its base class '\(index[base].name)' publishes '\(index[property].name)' and is no 'ObservableObject'"
      )
    }
    if symbol.isLocal {
      block([model], .localClass, at: node, in: symbol.file, "it is declared inside a function")
    }
    if let attribute = node.attribute("Observable") {
      // Below a base class that stayed, there is nothing left to do.
      if isHeldAsObject(model) { blockHybrid(model, attribute) }
      return
    }
    if let attribute = node.attribute("Model") {
      block([model], .externalBase, at: attribute.node, in: symbol.file, "it is a '@Model'")
    }
    blockAttachedMacros(of: model, node)
    blockHiddenExtension(of: model, node)
    for name in graph.externalSupertypes[model] ?? []
    where Vocabulary.frameworkObservableObjects.contains(name) {
      block([model], .externalBase, at: node, in: symbol.file, "it inherits from '\(name)'")
    }
    let hidesObservation = resolver.scopes.lineage(of: model).contains {
      // What the expansion spells, found inside the class first.
      let members = index[$0].members
      return ["Observation", "KeyPath", "Bool"].contains { members[$0] != nil }
    }
    if hidesObservation || resolver.scopes.typeLookup(["Observation"], at: node) != .undeclared {
      block(
        [model], .shadowedObservation, at: node, in: symbol.file,
        "a type called 'Observation', 'KeyPath' or 'Bool' is in scope")
    }
    if case .declared(let ids) = resolver.scopes.typeLookup(["Observable"], at: node),
      ids.contains(where: { index[$0].declaration?.node.attribute("propertyWrapper") != nil })
    {
      block(
        [model], .shadowedObservation, at: node, in: symbol.file,
        "a wrapper called 'Observable' is in scope")
    }
    blockCodable(model, symbol)
    let isIsolated = isIsolated(model)
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

  /// A macro of a package, or of the project, can declare members that no file shows.
  private mutating func blockAttachedMacros(of model: TypeID, _ node: Node) {
    for attribute in node.attributes
    where !attribute.isKnownOnClass && !isGlobalActor(attribute) {
      block(
        [model], .attachedMacro, at: attribute.node, in: index[model].file,
        "the macro '@\(attribute.name)' is attached to it")
    }
  }

  /// The macro puts what it declares behind a copy of `@available`, on the line of a comment there.
  private mutating func blockHiddenExtension(of model: TypeID, _ node: Node) {
    for attribute in node.attributes where attribute.name == "available" {
      let source = node.tree.source
      let end = attribute.node.range.upperBound
      let next = ByteOffset(node.tree.tokens.starts[attribute.node.tokenIndices.upperBound])
      guard source.string(in: end..<next).firstLine.contains("//") else { continue }
      block(
        [model], .hiddenExtension, at: attribute.node, in: index[model].file,
        "a comment stands behind '@available' on its line")
    }
  }

  private func isGlobalActor(_ attribute: Attribute) -> Bool {
    guard let type = attribute.typeNode,
      case .declared(let ids) = resolver.scopes.typeLookup(
        ProjectIndex.path(of: type), at: attribute.node)
    else { return false }
    return ids.contains { index[$0].declaration?.node.attribute("globalActor") != nil }
  }

  /// Whether a class is an `ObservableObject` by more than inheriting from one.
  private func isHeldAsObject(_ model: TypeID) -> Bool {
    graph.conformances[model] != nil || isHeldByView(model)
      || uses.parameters.all.contains { $0.models.contains(model) }
  }

  /// Whether a wrapper or a modifier asks for an `ObservableObject` where it holds the class.
  func isHeldByView(_ model: TypeID) -> Bool {
    uses.wrappers.contains { $0.models.contains(model) }
      || uses.injections.contains { $0.models.contains(model) }
  }

  /// A base class from outside, when the class does not say `ObservableObject` itself.
  ///
  /// If it does, its base class cannot: the compiler refuses a redundant conformance.
  private func unknownBase(of model: TypeID) -> String? {
    guard graph.conformances[model] == nil,
      let first = index[model].declaration?.inheritedTypes.first?.children.first(where: {
        $0.kind.isType
      }), let name = ProjectIndex.path(of: first).last,
      graph.externalSupertypes[model]?.contains(ProjectIndex.path(of: first).joined(separator: "."))
        == true
    else { return nil }
    let isKnown =
      Self.isolatedSupertypes.contains(name) || Self.plainSupertypes.contains(name)
      || name.hasSuffix("Delegate") || name.hasSuffix("Protocol")
    return isKnown ? nil : name
  }

  /// Names from outside that are protocols, or classes that are no observable objects.
  private static let plainSupertypes: Set<String> = [
    "NSObject", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Decodable",
    "Encodable", "Sendable", "CustomStringConvertible", "AnyObject", "Error", "LocalizedError",
    "CustomDebugStringConvertible", "DynamicProperty", "Operation", "Thread", "CaseIterable",
  ]

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

  /// Whether a class runs on a global actor: by its own attribute, or by inheriting one.
  func isIsolated(_ model: TypeID) -> Bool {
    if index.modules.isMainActorByDefault(index[index[model].file].path),
      index[model].declaration?.node.hasModifier("nonisolated") == false
    {
      return true
    }
    return resolver.scopes.lineage(of: model).contains { type in
      if index[type].declaration?.node.attributes.contains(where: { $0.name.hasSuffix("Actor") })
        == true
      {
        return true
      }
      return (graph.externalSupertypes[type] ?? []).contains {
        Self.isolatedSupertypes.contains($0)
      }
    }
  }

  private static let isolatedSupertypes: Set<String> = [
    "UIViewController", "UIView", "UIResponder", "UIApplicationDelegate", "UIWindowSceneDelegate",
    "UISceneDelegate", "NSApplicationDelegate", "NSViewController", "NSView", "NSResponder",
    "NSWindowController", "NSWindow", "NSWindowDelegate", "UIHostingController", "UIDocument",
    "NSDocument", "WKApplicationDelegate", "WKExtensionDelegate", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
  ]
}

extension String {
  var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}

extension Attribute {
  /// Whether an attribute of a class is one of the language or of a framework, or a global actor by its
  /// name, and so none that declares members which publish.
  fileprivate var isKnownOnClass: Bool {
    Vocabulary.classAttributes.contains(name) || name.hasPrefix("_") || name.hasSuffix("Actor")
  }
}

extension ProjectIndex {
  /// The declaration of a type, or of one around it, that is `private` inside a type: the macro's
  /// extension at the level of the file could not name it.
  func privateScope(of type: TypeID) -> Node? {
    guard let node = self[type].declaration?.node,
      let container = node.ancestors.first(where: { $0.kind.isTypeDeclaration })
    else { return nil }
    if node.hasModifier("private") { return node }
    return self.type(of: container).flatMap(privateScope)
  }
}
