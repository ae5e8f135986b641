import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Works out which models migrate and which are kept, with every reason.
///
/// The order of work: what each class can become by itself, what its uses ask for, what comments
/// and options say. A reason against one model is a reason against its whole unit.
package struct PlanBuilder {
  let project: Project
  var index: ProjectIndex { project.index }
  var resolver: TypeResolver { project.resolver }
  var settings: MigrationSettings { project.settings }
  var selection: Selection { project.selection }
  var graph: ModelGraph { project.graph }
  var uses: ModelUses { project.uses }
  var mentions: ClassMentionsStore { project.mentions }

  var effects = Effects()
  var treatments: [PropertyID: PropertyTreatment] = [:]
  var sendRemovals: [SendRemoval] = []
  var computations: [AnnouncedComputation] = []
  var impliedIsolations: [ImpliedIsolation] = []
  var bridges = PublisherBridges()
  var announcements = Announcements()

  /// Classes whose synthesised coding keys are spelled.
  var codingKeys: Set<TypeID> = []

  /// Classes whose implicit initialiser is spelled.
  var emptyInitializers: Set<TypeID> = []

  /// Classes that migrate below a base class that stays: see `releaseInheritors(announced:)`.
  var hybrids: Set<TypeID> = []

  init(_ project: Project) { self.project = project }

  /// Returns the plan.
  ///
  /// `withheld` are reasons found after an earlier plan: disputed or forbidden edits.
  package mutating func plan(withheld: [Reason] = []) -> MigrationPlan {
    effects = Effects(withheld)
    treatments = [:]
    sendRemovals = []
    computations = []
    impliedIsolations = []
    bridges = PublisherBridges()
    announcements = Announcements()
    codingKeys = []
    emptyInitializers = []
    hybrids = []
    tieAmbiguousUses()
    planAnnouncers()
    let announced = blockWillChanges()
    for model in graph.models { blockByDeclaration(of: model, announced: announced) }
    planPublishers()
    impliedIsolations = project.blockWrappers(into: &effects)
    project.blockStorages(into: &effects)
    project.blockInjections(into: &effects)
    project.blockMentions(besides: sendRemovals.map(\.node), into: &effects)
    project.blockParameters(into: &effects)
    project.keepContradicted(into: &effects)
    project.blockDeploymentTargets(into: &effects)
    project.blockBrokenFiles(into: &effects)
    project.blockByComments(into: &effects)
    // Whether a class tracks itself depends on all that may keep it.
    blockOpenSends()
    keepAnnouncements()
    planIdleStores()
    // What a unit is has to be settled before units are chosen.
    let (released, graph) = releaseInheritors(
      Settlement(graph).adding(effects), announced: announced)
    let chosen = released.adding(project.deselected(by: released, graph))
    let settlement = chosen.adding(Effects(tiedReasons(chosen, graph)))
    return MigrationPlan(
      index: index, graph: graph, uses: uses, settings: settings, selection: selection,
      settlement: settlement,
      reasons: Array(Set(settlement.reasons)).sorted {
        ($0.place, $0.code, $0.model) < ($1.place, $1.code, $1.model)
      },
      treatments: treatments, sendRemovals: sendRemovals, computations: computations,
      impliedIsolations: impliedIsolations, bridges: bridges, announcements: announcements,
      codingKeys: codingKeys, emptyInitializers: emptyInitializers,
      hybrids: hybrids, attributesShareLine: project.attributesShareLine)
  }

  /// A use that can mean several models of one name ties them, and so does a generic parameter that
  /// takes several: they move together or not at all.
  private mutating func tieAmbiguousUses() {
    for wrapper in uses.wrappers { effects.tie(wrapper.models) }
    for injection in uses.injections { effects.tie(injection.models) }
    for alias in uses.aliases.all { effects.tie(alias.models) }
    for parameter in uses.parameters.all { effects.tie(parameter.models) }
  }

  /// Names the models that are kept only because others of their unit are.
  private func tiedReasons(
    _ settlement: Settlement, _ graph: ModelGraph
  ) -> [Reason] {
    settlement.inherited(by: graph.models).compactMap { model, reason in
      project.place(of: model).map { place in
        Reason(
          code: .tiedModel, model: model, place: place,
          text:
            "it moves together with '\(index[reason.model].qualifiedName)', which is kept",
          origin: .unit)
      }
    }
  }

  mutating func block(
    _ models: [TypeID], _ code: DiagnosticCode, at node: Node, in file: FileID, _ text: String,
    origin: Reason.Origin = .code
  ) {
    effects.keep(models, code, at: node, in: file, text, origin: origin)
  }
}
