import ObservifyIndex
import ObservifySyntax

/// Subclasses that go on without a base class that stays and that nobody observes.
///
/// A base class that publishes nothing makes no view update, so a view that held one of its
/// subclasses followed what the subclass itself publishes: that is what the macro on the subclass
/// tracks. The base class stays an `ObservableObject` for its other subclasses, and so do they. A
/// whole hierarchy that can move does; this is for those that cannot. The conformers of a protocol
/// move together all the same.
///
/// Who leaves a class out, by an option or a comment, leaves out its unit; what a unit is, the code
/// alone decides.
struct ReleasedHeirs {
  /// What is settled when they move by themselves.
  private(set) var settlement: Settlement

  /// The models without those that have migrated already.
  private(set) var graph: ModelGraph

  /// The classes that migrate below a base class that stays.
  private(set) var heirs: Set<TypeID> = []

  /// Releases what can be; something observes the changes of `announced`, and of the classes of
  /// `counted`.
  init(
    _ project: Project, _ settled: Settlement, announced: Set<PropertyID>,
    counted: [CountedAnnouncement]
  ) {
    (settlement, graph) = (settled, project.graph)
    let stuck = Set(
      settled.reasons.filter { $0.origin != .request }.map { settled.group(of: $0.model) })
    let observed = project.observedModels(settled.reasons).union(counted.map(\.model))
    let bases = project.silentBases(besides: observed, announced).filter {
      stuck.contains(settled.group(of: $0))
    }
    guard !bases.isEmpty else { return }
    let released = settled.releasing(inheritorsOf: bases)
    // One inheritor that stays is reason enough.
    var kept = Set(released.reasons.map { released.group(of: $0.model) })
    var effects = Effects()
    var migrated: Set<TypeID> = []
    for model in graph.models {
      let inherited = bases.intersection(project.resolver.scopes.lineage(of: model))
      guard !inherited.isEmpty else { continue }
      guard kept.contains(released.group(of: model)) else {
        // What has the macro needs nothing but what holds it, which an earlier run may have moved.
        if project.index[model].isObservable, !project.isHeldByView(model) {
          migrated.insert(model)
        } else {
          heirs.insert(model)
        }
        continue
      }
      for base in inherited.sorted() where kept.insert(released.group(of: base)).inserted {
        effects.keep(
          base, .keptInheritor, at: project.place(of: base),
          "'\(project.index[model].qualifiedName)' inherits from it, and is kept")
      }
    }
    settlement = released.adding(effects)
    graph = graph.without(migrated)
  }
}

extension Project {
  /// The models of which something observes an object.
  fileprivate func observedModels(_ reasons: [Reason]) -> Set<TypeID> {
    var observed: Set<TypeID> = []
    for wrapper in uses.wrappers { observed.formUnion(wrapper.models) }
    for injection in uses.injections { observed.formUnion(injection.models) }
    for use in uses.willChanges { observed.formUnion(use.models) }
    for parameter in uses.parameters.all { observed.formUnion(parameter.models) }
    for use in uses.publishers + uses.publishedStorages { observed.formUnion(use.models) }
    for reason in reasons where reason.code.showsObservers { observed.insert(reason.model) }
    return observed
  }

  /// The classes that publish nothing, and through which no object is observed; nor is one through
  /// what they inherit from.
  fileprivate func silentBases(
    besides observed: Set<TypeID>, _ announced: Set<PropertyID>
  ) -> Set<TypeID> {
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
