import ObservifyIndex
import ObservifySyntax

/// What is to be edited: the models that move, and what each feature decided for them.
///
/// It is all that passes see. What stays, and why, is in ``decision``.
final class EditPlan {
  let project: Project

  /// Which models move, and why the others stay.
  let decision: MigrationPlan

  /// The models that move, in order of declaration.
  let models: [TypeID]

  /// What becomes of their stored variables, and what of them is spelled.
  let properties: ModelProperties

  /// What becomes of the announcements that are made by hand.
  let announcements: Announcements

  /// Who goes on listening to their announcements.
  let listeners: ChangeListeners

  /// What keeps their publishers.
  let bridges: PublisherBridges

  /// Sinks of a class on its own properties, which `didSet` takes the place of.
  let ownSinks: OwnSinks

  /// The variables that nothing is left to be kept in, with their classes.
  let idleStores: [PropertyID: TypeID]

  /// Types that run on the main actor only by a wrapper that goes.
  let isolations: [ImpliedIsolation]

  /// Those of the models that move although a base class of theirs stays, which publishes nothing.
  let released: Set<TypeID>

  /// The views that are shown without an object that they need in actions only.
  let lateEnvironment: LateEnvironment

  /// What views have to read to be refreshed as before, by their wrappers.
  let refreshes: [WrapperID: RefreshNeed]

  /// What goes with the announcements, and the variables that nothing is left to be kept in.
  private(set) lazy var removedMembers = Set(
    announcements.removals.map(\.node) + idleStores.keys.map { index[$0].declaration.node })

  /// What members of the classes have to read for views to ask them again.
  private(set) lazy var memberRefreshes: [MemberRefresh] = {
    let found = memberDisplays.compactMap(project.refresh)
    let asking = project.membersAskingAgain(of: models)
    let bodies = Set(found.map(\.body))
    return found.map { refresh in
      refresh.adding(asking.first { $0.body == refresh.body && !$0.isTooMuch })
    } + asking.filter { !bodies.contains($0.body) }
  }()

  /// What views and members of the classes have to read of the objects whose announcements a class passed on.
  private(set) lazy var forwardedRefreshes = project.forwardedRefreshes.filter {
    decision.migrates([$0.model, $0.forward.child])
  }

  /// The members of the models that views ask and that show what nothing tracks.
  private(set) lazy var memberDisplays = project.memberDisplays(of: models, properties)

  /// The classes that get the macro.
  private(set) lazy var modelsWithMacro = Set(models.filter(needsMacro))

  /// The properties to which equal values are assigned that show something else.
  private(set) lazy var equalValues = EqualValues(self)

  /// The properties whose equal values were announced by hand.
  let announcedEqual: Set<PropertyID>

  /// Whether attributes of classes stand on the line of the class in this project.
  let attributesShareLine: Bool

  /// Plans the migration of a project without regard to edits that turned out to be impossible.
  convenience init(_ project: Project) {
    self.init(Groundwork(project), withheld: [])
  }

  /// Plans the migration: each step takes what it needs of those before it.
  ///
  /// `withheld` are reasons found after an earlier plan: disputed or forbidden edits.
  init(_ ground: Groundwork, withheld: [Reason]) {
    let project = ground.project
    let (sends, properties) = (ground.sends, ground.properties)
    let settled = ground.settlement.adding(Effects(withheld))
    // Whether a class tracks itself depends on all that may keep it.
    let open = OpenSends(project, sends, properties.treatments, ground.idleSinks, settled)
    let announcements = Announcements(
      removals: (sends.removals + properties.removals + open.removals + ground.captures).filter {
        !ground.listeners.announcing.contains($0.model)
      },
      conditional: sends.conditional + open.conditional, pointed: sends.pointed,
      computations: sends.reported, counted: open.counted)
    let idleStores = project.idleStores(
      ground.ownSinks.sinks, announcements.removals, besides: ground.bridges.stores)
    // What a unit is has to be settled before units are chosen.
    let heirs = ReleasedHeirs(
      project, settled.adding(open.effects), announced: sends.announced, counted: open.counted)
    let chosen = heirs.settlement.adding(project.deselected(by: heirs.settlement, heirs.graph))
    let decision = MigrationPlan(
      project, heirs.graph, chosen.adding(project.inheritedReasons(chosen, heirs.graph)))
    self.project = project
    self.decision = decision
    models = decision.migrating
    self.properties = properties.moving(in: decision)
    self.announcements = announcements.moving(in: decision)
    self.listeners = ground.listeners.moving(in: decision)
    self.bridges = ground.bridges.moving(in: decision)
    self.ownSinks = ground.ownSinks.moving(in: decision)
    self.idleStores = idleStores.filter { decision.migrates($0.value) }
    lateEnvironment = ground.uses.lateEnvironment.moving(in: decision, project.uses)
    isolations = ground.uses.isolations.filter { isolation in
      // A class that moves has no wrapper left; in another type one that stays implies it still.
      decision.migrates(isolation.holder)
        || decision.migrates(isolation.models)
          && !project.uses.wrappers.contains { use in
            use.holder == isolation.holder && use.wrapper != .focusedObject
              && !use.wrapper.isPackages && !decision.migrates(use.models)
          }
    }
    announcedEqual = sends.assigned
    released = heirs.heirs.filter { decision.migrates($0) }
    refreshes = Self.refreshes(project, decision)
    attributesShareLine = project.attributesShareLine
  }
}

/// The steps of a plan that do not depend on an earlier one, made once for all rounds.
struct Groundwork {
  let project: Project
  let listeners: ChangeListeners
  let sends: HandMadeSends

  /// The captures of publishers that go with the announcements.
  let captures: [SendRemoval]
  let properties: ModelProperties

  /// The sinks that go with the announcements, and their publishers.
  let idleSinks: IdleSinks
  let ownSinks: OwnSinks
  let bridges: PublisherBridges
  fileprivate let uses: UseRules

  /// What all of these ask for.
  let settlement: Settlement

  init(_ project: Project) {
    self.project = project
    listeners = ChangeListeners(project)
    sends = HandMadeSends(project, listeners)
    captures = project.capturedPublishers
    properties = ModelProperties(
      project, announced: sends.announced, unobserved: sends.unobserved, listeners)
    idleSinks = IdleSinks(
      project, sends, properties.treatments, announcing: listeners.announcing)
    ownSinks = OwnSinks(
      project, announcing: listeners.announcing, besides: idleSinks.publishers)
    bridges = PublisherBridges(
      project, besides: ownSinks.sinks,
      forwarded: sends.forwardedPublishers.union(idleSinks.publishers))
    uses = UseRules(
      project, properties.treatments, besides: (sends.removals + properties.removals).map(\.node))
    settlement = [
      project.ambiguousUses, listeners.effects, sends.effects, properties.effects, bridges.effects,
      uses.effects,
    ].reduce(Settlement(project.graph)) { $0.adding($1.counted(in: project)) }
  }
}

/// What uses, comments and whole files ask for.
private struct UseRules {
  private(set) var effects = Effects()
  let isolations: [ImpliedIsolation]
  let lateEnvironment: LateEnvironment

  /// Asks the rules; mentions in what goes, `removed`, keep nothing.
  init(
    _ project: Project, _ treatments: [PropertyID: PropertyTreatment], besides removed: [Node]
  ) {
    isolations = project.keepByWrappers(into: &effects)
    project.keepByOutsideWrappers(into: &effects)
    lateEnvironment = LateEnvironment(project)
    project.keepLateUses(lateEnvironment, into: &effects)
    project.keepEarlyUses(into: &effects)
    project.keepEndlessMaking(into: &effects)
    project.keepEndlessViews(into: &effects)
    project.keepByOwnReads(treatments, into: &effects)
    project.keepByStorages(lateEnvironment, into: &effects)
    project.keepByInjections(into: &effects)
    project.keepOverlappingChanges(into: &effects)
    project.keepByMentions(besides: removed, into: &effects)
    project.keepByParameters(into: &effects)
    project.keepContradicted(into: &effects)
    project.keepByDeploymentTargets(into: &effects)
    project.keepByBrokenFiles(into: &effects)
    project.keepByUnread(into: &effects)
    project.keepByComments(into: &effects)
  }
}

extension Project {
  /// A use that can mean several models of one name ties them, and so does a generic parameter that
  /// takes several: they move together or not at all.
  fileprivate var ambiguousUses: Effects {
    var effects = Effects()
    for wrapper in uses.wrappers {
      let others = uses.alternatives(to: wrapper.id).sorted().flatMap { uses[$0].models }
      effects.tie(others)
      if wrapper.models.isEmpty { keepBeside(wrapper.declaration.node, others, into: &effects) }
    }
    // So does another name for them, by which extensions and functions may mean any.
    for file in index.files {
      for alias in file.tree.nodes(of: .typealiasDecl) where alias.parent?.kind == .ifConfigClause {
        let models = resolver.aliased(alias).declaredTypes.filter(graph.isModel)
        effects.tie(models)
        if let target = alias.aliasTarget, resolver.declaredType(target).declaredTypes.isEmpty {
          keepBeside(alias, models, into: &effects)
        }
      }
    }
    for (shared, types) in index.sharedExtensions {
      keepSharing(shared, types.filter(graph.isModel), into: &effects)
    }
    for injection in uses.injections { effects.tie(injection.models) }
    for alias in uses.aliases.all { effects.tie(alias.models) }
    for parameter in uses.parameters.all { effects.tie(parameter.models) }
    return effects
  }

  /// Ties the classes of one name that an extension is of.
  ///
  /// What would have to be rewritten in it keeps them: that is looked at for the first one alone.
  private func keepSharing(
    _ shared: TypeDeclaration, _ models: [TypeID], into effects: inout Effects
  ) {
    guard let first = models.first else { return }
    effects.tie(models)
    let isConformance = graph.conformances[first]?.contains { $0.declaration.node == shared.node }
    let change = shared.node.descendants.first { node in
      let token = node.kind == .reference ? node.firstToken : MemberExpression(node)?.nameToken
      guard let token else { return false }
      return token.kind == .dollarIdentifier || token.isNamed("objectWillChange")
        || token.text.hasPrefix("_")
    }
    guard isConformance == true || change != nil else { return }
    effects.keep(
      models, .publisherOutside, at: change ?? shared.node, in: index.file(of: shared.node).id,
      "an extension of several classes of its name uses what would be rewritten")
  }

  /// Keeps models that share a name, in branches of `#if`, with something from outside.
  ///
  /// The code around is written once for both.
  private func keepBeside(_ node: Node, _ models: [TypeID], into effects: inout Effects) {
    effects.keep(
      models, .genericUse, at: node, in: index.file(of: node).id,
      "another branch of '#if' has an 'ObservableObject' from outside the project by the same name")
  }

  /// Names the models that are kept only because others of their unit are.
  fileprivate func inheritedReasons(_ settlement: Settlement, _ graph: ModelGraph) -> Effects {
    var effects = Effects()
    for (model, reason) in settlement.inherited(by: graph.models) {
      effects.keep(
        model, .tiedModel, at: place(of: model),
        "it has to migrate together with '\(index[reason.model].qualifiedName)', which is kept",
        origin: .unit)
    }
    return effects
  }
}
