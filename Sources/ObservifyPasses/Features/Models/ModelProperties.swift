import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
import ObservifyText

/// What becomes of the properties of all classes, and what in them stands against a migration.
struct ModelProperties {
  /// What becomes of the stored variables.
  private(set) var treatments: [PropertyID: PropertyTreatment] = [:]

  /// The publishers that classes declare for themselves, and that go.
  private(set) var removals: [SendRemoval] = []

  /// Where code means what is stored of tracked variables.
  private(set) var storageMentions: [PropertyID: [Node]] = [:]

  /// Classes whose synthesised coding keys are spelled.
  private(set) var codingKeys: Set<TypeID> = []

  /// Classes whose implicit initialiser is spelled, as the macro's own would be isolated.
  private(set) var emptyInitializers: Set<TypeID> = []

  /// The variables whose changes were announced by hand.
  let announced: Set<PropertyID>

  private(set) var effects = Effects()

  /// Decides on the properties of a project, of which the changes of `announced` were announced by hand,
  /// those of `unobserved` by observers that do nothing else.
  ///
  /// A publisher of a class that `listeners` listen to stays, and so do its announcements.
  init(
    _ project: Project, announced: Set<PropertyID>, unobserved: Set<PropertyID> = [],
    _ listeners: ChangeListeners
  ) {
    self.announced = announced
    for model in project.graph.models {
      let symbol = project.index[model]
      guard let declaration = symbol.declaration,
        project.keepByDeclaration(symbol, declaration.node, into: &effects)
      else { continue }
      // Without the macro their variables stay as they are.
      let goesWithoutMacro = symbol.isLocal || project.isNeverObserved(symbol, announced)
      let policy = PropertyPolicy(
        project, symbol, announced: announced,
        unobserved: listeners.announcing.contains(model) ? [] : unobserved)
      let own = goesWithoutMacro ? [] : policy.treatments()
      treatments.merge(own) { $1 }
      let tracked = own.filter { $0.1.isTracked }.map { project.index[$0.0].name }
      if !goesWithoutMacro, project.spellsCodingKeys(of: symbol, tracked, into: &effects) {
        codingKeys.insert(model)
      }
      for (id, treatment) in own {
        if treatment == .tracked {
          storageMentions[id] = policy.storageMentions[id]
        }
        project.keepByProperty(id, treatment, of: model, announced, into: &effects)
        guard treatment.isStoredByMacro, let actor = project.foreignActor(of: id, in: symbol) else {
          continue
        }
        if project.takesEmptyInitializer(symbol) {
          emptyInitializers.insert(model)
        } else {
          let property = project.index[id]
          effects.keep(
            [model], .isolation, at: property.declaration.node, in: property.file,
            "its property '\(property.name)' is '@\(actor)', and the class is not")
        }
      }
      for id in symbol.properties where project.index[id].name == "objectWillChange" {
        let property = project.index[id]
        do throws(Obstacle) {
          let node = try project.plainPublisher(property, of: model)
          if !listeners.announcing.contains(model) { treatments[id] = nil }
          removals.append(
            SendRemoval(model: model, file: property.file, node: node, code: .removedPublisher))
        } catch {
          effects.keep(
            [model], .ownWillChange, at: property.declaration.node, in: property.file,
            "it declares 'objectWillChange' itself, \(error.reason)")
        }
      }
    }
  }
}

extension ModelProperties {
  /// Returns what is about models that move.
  func moving(in plan: MigrationPlan) -> ModelProperties {
    var moving = self
    moving.treatments = treatments.filter { property, _ in
      plan.index[property].owner.map { plan.migrates($0) } == true
    }
    moving.removals = removals.filter { plan.migrates($0.model) }
    moving.codingKeys = codingKeys.filter { plan.migrates($0) }
    moving.emptyInitializers = emptyInitializers.filter { plan.migrates($0) }
    return moving
  }
}

extension Project {
  /// Whether nobody was ever told of a change of an object: such a class only loses its conformance.
  ///
  /// It publishes and announces nothing, and nothing holds one, or takes one, for what it can observe.
  fileprivate func isNeverObserved(_ symbol: TypeSymbol, _ announced: Set<PropertyID>) -> Bool {
    let model = symbol.id
    let related = index.supertypes(of: model).filter(graph.isModel) + heirs(of: model)
    guard related.isEmpty, !index.isOffered(model), !isHeldByView(model),
      !symbol.properties.contains(where: {
        announced.contains($0) || PropertyPolicy.hasForeignAttribute(index[$0])
      })
    else { return false }
    let taken = uses.parameters.all.map(\.models) + uses.aliases.all.map(\.models)
    return !taken.joined().contains(model)
      && !uses.publishers.contains { $0.models.contains(model) }
      && !uses.willChanges.contains { $0.models.isEmpty || $0.models.contains(model) }
      && !index.properties.contains {
        !$0.attributes.isEmpty && resolver.type(of: $0.id).parts.types.contains(model)
      }
  }
}

extension Project {
  /// Keeps a class for a property that cannot become what it would have to.
  fileprivate func keepByProperty(
    _ id: PropertyID, _ treatment: PropertyTreatment, of model: TypeID,
    _ announced: Set<PropertyID>, into effects: inout Effects
  ) {
    switch treatment {
    case .published, .tracked:
      keepUnfit(index[id], of: model, into: &effects)
      if index[id].published != nil { keepEndless(id, of: model, into: &effects) }
    case .reported: keepEnclosingWrapper(index[id], of: model, false, into: &effects)
    case .ignored, .unfollowed:
      var isUnfollowed = false
      if case .unfollowed = treatment { isUnfollowed = true }
      keepEnclosingWrapper(index[id], of: model, isUnfollowed, into: &effects)
      if treatment == .ignored(.ignoredCache), let found = readChange(of: id),
        let reader = found.reader
      {
        effects.keep(
          [model], .shownBookkeeping, at: reader, in: index.file(of: reader).id,
          "its property '\(index[id].name)' changes at \(index.spelledPlace(of: found.change)), in what a view's "
            + "body may run, and is shown here, too"
        )
      }
      guard announced.contains(id) else { return }
      let held = uses.wrapperOfBinding[index[id].binding.node].map { uses[$0] }
      if let other = held?.models.first {
        // Whether the property is tracked depends on what becomes of its wrapper.
        effects.tie(model, other)
      } else {
        effects.keep(
          [model], .unfitProperty, at: index[id].declaration.node, in: index[id].file,
          "it announces its property '\(index[id].name)', which cannot be tracked")
      }
    }
  }

  /// A wrapper of the project that works only inside an `ObservableObject`, or needs to: views go on
  /// following the property by what it announces.
  private func keepEnclosingWrapper(
    _ property: PropertySymbol, of model: TypeID, _ isUnfollowed: Bool, into effects: inout Effects
  ) {
    for attribute in property.attributes {
      guard let type = attribute.typeNode else { continue }
      let found = resolver.scopes.typeLookup(ProjectIndex.path(of: type), at: attribute.node)
      if case .alias(let alias) = found,
        alias.children.filter(\.kind.isType).last.map({ ProjectIndex.path(of: $0).last })
          == "Published"
      {
        effects.keep(
          [model], .unfitProperty, at: attribute.node, in: property.file,
          "its property '\(property.name)' is published by a typealias, '@\(attribute.name)'")
      }
      guard case .declared(let ids) = found else { continue }
      let asks = ids.flatMap { index[$0].functions }.contains { id in
        guard let reached = EnclosingSubscript(index[id].declaration.node),
          reached.node.hasToken({ Vocabulary.objectTypes.contains($0.name) })
        else { return false }
        // What it announces is tracked, and the constraint goes with those that are put into it.
        return isUnfollowed || reached.announcements == nil
          || !uses.parameters.all.contains { $0.owner == reached.node }
      }
      if asks {
        effects.keep(
          [model], .genericUse, at: attribute.node, in: property.file,
          "its property '\(property.name)' has '@\(attribute.name)', which requires an 'ObservableObject'"
        )
      }
    }
  }

  /// A variable that the macro cannot track.
  private func keepUnfit(
    _ property: PropertySymbol, of model: TypeID, into effects: inout Effects
  ) {
    let node = property.declaration.node
    func refuse(_ code: DiagnosticCode, _ reason: String) {
      effects.keep([model], code, at: node, in: property.file, reason)
    }
    if node.hasModifier("open") {
      refuse(.openMember, "its stored property '\(property.name)' is 'open'")
    }
    if property.binding.nameToken?.isInBackticks == true {
      refuse(.unfitProperty, "the name of its property '\(property.name)' is in backticks")
    }
    for attribute in property.attributes
    where Vocabulary.unfitAttributes.contains(attribute.name)
      || attribute.name == "objc" && attribute.hasArguments
    {
      refuse(
        .unfitProperty, "its property '\(property.name)' has the attribute '@\(attribute.name)'")
    }
    for attribute in property.attributes
    where attribute.name != property.published?.name
      && !Vocabulary.plainAttributes.contains(attribute.name)
      && !resolver.scopes.isGlobalActor(attribute)
    {
      refuse(
        .unfitProperty, "its property '\(property.name)' has the wrapper '@\(attribute.name)' too")
    }
  }

  /// The actor of a variable that would need an initialiser there, in a class that has none.
  fileprivate func foreignActor(of id: PropertyID, in symbol: TypeSymbol) -> String? {
    let property = index[id]
    guard let actor = property.attributes.first(where: resolver.scopes.isGlobalActor),
      !isIsolated(symbol.id)
    else { return nil }
    // With an initialiser of its own the class needs no implicit one, which is what could not be both.
    // What an initialiser outside the actor sets is a stored variable: a wrapped one it could not set.
    let isSetInInit =
      property.published == nil
      && (mentions.mentions(in: symbol).byName[property.name] ?? []).contains {
        $0.member.kind == .initDecl && !$0.node.isInClosure(within: $0.member)
          && !$0.member.attributes.contains(where: resolver.scopes.isGlobalActor)
      }
    if symbol.hasOwnInitializer(index), !isSetInInit { return nil }
    // In Swift 5 mode a default value of the storage is no isolated one.
    let isSwift5 = index.modules.languageMode(of: index[property.file].path) == 5
    return isSwift5 && property.hasDefault ? nil : actor.name
  }

  /// Whether the initialiser that a class has without saying so is `init() {}`.
  ///
  /// It has no other, and no superclass, which would stand before `ObservableObject`.
  fileprivate func takesEmptyInitializer(_ symbol: TypeSymbol) -> Bool {
    guard !symbol.hasOwnInitializer(index),
      let first = symbol.declaration?.inheritedTypes.first
    else { return false }
    return (graph.conformances[symbol.id] ?? []).contains { $0.element == first && $0.alias == nil }
  }
}
