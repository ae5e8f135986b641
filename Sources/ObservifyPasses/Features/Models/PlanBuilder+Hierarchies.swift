import ObservifyIndex
import ObservifySyntax

/// Classes that can move although their base class has to stay.
extension PlanBuilder {
  /// Lets subclasses go on without a base class that stays and that nobody observes.
  ///
  /// A base class that publishes nothing makes no view update, so a view that held one of its
  /// subclasses followed what the subclass itself publishes: that is what the macro on the subclass
  /// tracks. The base class stays an `ObservableObject` for its other subclasses, and so do they. A
  /// whole hierarchy that can move does; this is for those that cannot. The conformers of a protocol
  /// move together all the same.
  ///
  /// Who leaves a class out, by an option or a comment, leaves out its unit; what a unit is, the code
  /// alone decides.
  mutating func releaseInheritors(
    _ settled: Settlement, announced: Set<PropertyID>
  ) -> (Settlement, ModelGraph) {
    let stuck = Set(
      settled.reasons.filter { $0.origin != .request }.map { settled.group(of: $0.model) })
    let bases = unobservedBases(settled.reasons, announced: announced).filter {
      stuck.contains(settled.group(of: $0))
    }
    guard !bases.isEmpty else { return (settled, graph) }
    let released = settled.releasing(inheritorsOf: bases)
    // One inheritor that stays is reason enough.
    var kept = Set(released.reasons.map { released.group(of: $0.model) })
    var reasons: [Reason] = []
    var migrated: Set<TypeID> = []
    for model in graph.models where !bases.contains(model) {
      let inherited = bases.intersection(resolver.scopes.lineage(of: model))
      guard !inherited.isEmpty else { continue }
      guard kept.contains(released.group(of: model)) else {
        // What has the macro needs nothing but what holds it, which an earlier run may have moved.
        if index[model].isObservable, !project.isHeldByView(model) {
          migrated.insert(model)
        } else {
          hybrids.insert(model)
        }
        continue
      }
      for base in inherited.sorted() where kept.insert(released.group(of: base)).inserted {
        guard let place = project.place(of: base) else { continue }
        reasons.append(
          Reason(
            code: .keptInheritor, model: base, place: place,
            text: "'\(index[model].qualifiedName)' inherits from it, and is kept"))
      }
    }
    return (released.adding(Effects(reasons)), graph.without(migrated))
  }

  /// The classes that publish nothing, and through which no object is observed; nor is one through
  /// what they inherit from.
  private func unobservedBases(
    _ reasons: [Reason], announced: Set<PropertyID>
  ) -> Set<TypeID> {
    var observed: Set<TypeID> = []
    for wrapper in uses.wrappers { observed.formUnion(wrapper.models) }
    for injection in uses.injections { observed.formUnion(injection.models) }
    for use in uses.willChanges { observed.formUnion(use.models) }
    observed.formUnion(announcements.counted.map(\.model))
    for parameter in uses.parameters.all { observed.formUnion(parameter.models) }
    for use in uses.publishers + uses.publishedStorages { observed.formUnion(use.models) }
    for reason in reasons where reason.code.showsObservers { observed.insert(reason.model) }
    let silent = Set(graph.models.filter { !observed.contains($0) && isSilent($0, announced) })
    return silent.filter { base in
      index[base].kind == .class && !index[base].isObservable
        && resolver.scopes.lineage(of: base).allSatisfy {
          !graph.isModel($0) || silent.contains($0)
        }
    }
  }

  /// Whether a class or protocol has no property that makes views update.
  private func isSilent(_ model: TypeID, _ announced: Set<PropertyID>) -> Bool {
    index[model].properties.map { index[$0] }.allSatisfy { property in
      property.published == nil && !announced.contains(property.id)
        && !property.attributes.contains(where: resolver.scopes.publishesThroughObject)
    }
  }
}

extension TypeSymbol {
  /// Whether the class has the macro.
  package var isObservable: Bool { declaration?.node.attribute("Observable") != nil }
}
