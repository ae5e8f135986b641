import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Works out which models migrate and which are kept, with every reason.
///
/// The order of work: what each class can become by itself, what its uses ask for, what comments
/// and options say. A reason against one model is a reason against its whole unit.
package struct PlanBuilder {
  let index: ProjectIndex
  let resolver: TypeResolver
  let settings: MigrationSettings
  let selection: Selection
  var graph: ModelGraph
  let uses: ModelUses
  let mentions: ClassMentionsStore
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

  /// Creates a builder for a project that has been read.
  init(
    index: ProjectIndex, resolver: TypeResolver, graph: ModelGraph, uses: ModelUses,
    mentions: ClassMentionsStore, settings: MigrationSettings
  ) {
    self.index = index
    self.resolver = resolver
    self.graph = graph
    self.uses = uses
    self.mentions = mentions
    self.settings = settings
    selection = Selection(settings, index, graph)
  }

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
    blockWrappers()
    blockStorages()
    blockInjections()
    blockMentions()
    blockParameters()
    blockDeploymentTargets()
    blockBrokenFiles()
    blockByComments()
    // Whether a class tracks itself depends on all that may keep it.
    blockOpenSends()
    keepAnnouncements()
    planIdleStores()
    // What a unit is has to be settled before units are chosen.
    let released = releaseInheritors(Settlement(graph).adding(effects), announced: announced)
    let chosen = released.adding(deselected(by: released))
    let settlement = chosen.adding(Effects(tiedReasons(chosen)))
    return MigrationPlan(
      index: index, graph: graph, uses: uses, settings: settings, selection: selection,
      settlement: settlement,
      reasons: Array(Set(settlement.reasons)).sorted {
        ($0.place, $0.code, $0.model) < ($1.place, $1.code, $1.model)
      },
      treatments: treatments, sendRemovals: sendRemovals, computations: computations,
      impliedIsolations: impliedIsolations, bridges: bridges, announcements: announcements,
      codingKeys: codingKeys, emptyInitializers: emptyInitializers,
      hybrids: hybrids, attributesShareLine: attributesShareLine)
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
  private func tiedReasons(_ settlement: Settlement) -> [Reason] {
    settlement.inherited(by: graph.models).compactMap { model, reason in
      place(of: model).map { place in
        Reason(
          code: .tiedModel, model: model, place: place,
          text:
            "it moves together with '\(index[reason.model].qualifiedName)', which is kept",
          origin: .unit)
      }
    }
  }

  /// Returns where a type is declared: the place of its name.
  func place(of model: TypeID) -> Place? {
    guard let declaration = index[model].declaration else { return nil }
    let offset = declaration.nameToken?.range.lowerBound ?? declaration.node.range.lowerBound
    return Place(file: index[model].file, offset: offset)
  }

  mutating func block(
    _ models: [TypeID], _ code: DiagnosticCode, at node: Node, in file: FileID, _ text: String,
    origin: Reason.Origin = .code
  ) {
    effects.keep(models, code, at: node, in: file, text, origin: origin)
  }

  /// Keeps what something that cannot be told may be about.
  mutating func doubt(
    _ suspects: Doubt.Suspects, _ code: DiagnosticCode, at node: Node, in file: FileID,
    _ text: String
  ) {
    effects.doubt(
      Doubt(code: code, place: Place(node, in: file), text: text, suspects: suspects), models)
  }

  /// The models that a doubt may be about.
  private func models(_ suspects: Doubt.Suspects) -> [TypeID] {
    switch suspects {
    case .classes: classes
    case .classesHaving(let members): models(having: members)
    case .classesAnd(let others): others.union(classes).filter(graph.isModel).sorted()
    }
  }

  /// Every class of the project that is an observable object: what an unknown type may be.
  var classes: [TypeID] { graph.models.filter { index[$0].kind == .class } }

  /// The observable classes that inherit from a model.
  func heirs(of model: TypeID) -> [TypeID] {
    classes.filter { $0 != model && resolver.scopes.lineage(of: $0).contains(model) }
  }

  /// Returns the models that have every one of some members, or may inherit them.
  private func models(having members: Set<String>) -> [TypeID] {
    classes.filter { model in
      members.allSatisfy { name in
        resolver.scopes.member(name, of: model) != nil || inheritsFromOutside(model)
      }
    }
  }

  private func inheritsFromOutside(_ model: TypeID) -> Bool {
    resolver.scopes.lineage(of: model).contains { type in
      let names = graph.externalSupertypes[type] ?? []
      return names.contains { !Self.memberlessSupertypes.contains($0) }
        || index[type].declaration?.node.attribute("dynamicMemberLookup") != nil
    }
  }

  /// Supertypes from outside that bring no members that a view could mean.
  private static let memberlessSupertypes: Set<String> = [
    "Sendable", "Identifiable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable",
    "AnyObject", "NSObjectProtocol", "CustomStringConvertible", "Comparable",
  ]

  /// Whether most classes with an attribute have it on the line of the `class` keyword.
  private var attributesShareLine: Bool {
    var shared = 0
    var own = 0
    for type in index.types where type.kind == .class {
      guard let node = type.declaration?.node, let last = node.attributes.last,
        graph.isModel(type.id) || last.name == "Observable"
      else { continue }
      let lines = index[type.file].lines
      let attribute = lines.position(of: last.node.range.lowerBound).line
      let next = node.tree.tokens.starts[last.node.tokenIndices.upperBound]
      if lines.position(of: .init(next)).line == attribute { shared += 1 } else { own += 1 }
    }
    return shared > own
  }
}
