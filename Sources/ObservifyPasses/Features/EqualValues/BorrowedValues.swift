import ObservifyIndex
import ObservifySyntax

/// What getters and functions of models show that no model stores, where the code that changes it tells
/// views so by a published property.
///
/// `Cache.count += 1; isDirty = true` made views read everything of the object again. The macro has
/// those read again that read `isDirty`, and only when it becomes another value.
struct BorrowedValues {
  private unowned let plan: EditPlan
  private var index: ProjectIndex { plan.index }
  private var resolver: TypeResolver { plan.resolver }

  /// A change of something that a getter or a function of a model shows.
  private struct Change {
    let reader: Reader
    let source: PropertyID

    /// The function, closure or accessors that make it.
    let code: Node
  }

  /// A getter or a function that gives back a value from elsewhere.
  private struct Reader {
    let model: TypeID
    let body: Node
    let declaration: Node

    /// The variables and objects that it reads besides the model's own.
    let sources: Set<PropertyID>

    var name: String {
      FunctionDeclaration(declaration)?.name
        ?? declaration.descendants.first { $0.kind == .identifierPattern }?.text ?? "subscript"
    }
  }

  private var changes: [Change] = []

  /// The places of those of each model.
  private var places: [TypeID: [Int]] = [:]

  /// Finds the changes of what the models that move show.
  ///
  /// - Complexity: O(*n*) in the nodes of the project.
  init(_ plan: EditPlan) {
    self.plan = plan
    let reads = OutsideReads(plan.project)
    let readers = plan.models.filter(plan.project.mayBeFollowed).flatMap(readers)
      .filter { !places($0, reads).isEmpty }
    let mentions = plan.project.projectMentions.mentions(
      of: readers.flatMap(\.sources).map { plan.index[$0].name })
    var changing: [PropertyID: [Node]] = [:]
    for source in Set(readers.flatMap(\.sources)) {
      changing[source] = (mentions[plan.index[source].name] ?? []).filter {
        $0.isOnChangedPath && plan.project.property(at: $0) == source
      }.compactMap { $0.ancestor([.functionDecl, .closureExpression, .accessorBlock]) }
    }
    var found: [Change] = []
    for reader in readers {
      for source in Self.sorted(reader.sources, plan) {
        found += (changing[source] ?? []).map { Change(reader: reader, source: source, code: $0) }
      }
    }
    changes = found
    places = Dictionary(grouping: found.indices) { found[$0].reader.model }
  }

  /// Objects before what is in them.
  private static func sorted(_ sources: Set<PropertyID>, _ plan: EditPlan) -> [PropertyID] {
    let isInside = { (id: PropertyID) in
      !plan.index[id].isStatic && plan.index[id].owner.map { !plan.graph.isModel($0) } == true
    }
    return sources.filter { !isInside($0) }.sorted() + sources.filter(isInside).sorted()
  }

  /// Returns what the code around an assignment changes that a class shows and does not store.
  func source(changedBeside assignment: Node, shownBy model: TypeID) -> String? {
    places[model]?.first { changes[$0].code.contains(assignment) }
      .map { index.qualifiedName(of: changes[$0].source, besides: model) }
  }

  private func readers(of model: TypeID) -> [Reader] {
    let state = UntrackedState(
      of: [model], plan.project, plan.properties.treatments, tracksItself: plan.models.contains)
    return state.readers.compactMap { body in
      guard
        let declaration = body.ancestor([.functionDecl, .variableDecl, .subscriptDecl])
      else { return nil }
      let sources = Set(
        body.descendants.filter { $0.mentionedName != nil && !isPassedThrough($0) }
          .compactMap(plan.project.property).filter(isElsewhere))
      return sources.isEmpty
        ? nil : Reader(model: model, body: body, declaration: declaration, sources: sources)
    }
  }

  /// Whether a property is no part of any model, or an object that a model holds and nothing tracks.
  private func isElsewhere(_ id: PropertyID) -> Bool {
    let property = index[id]
    guard let owner = property.owner, !property.isStatic else { return true }
    guard plan.graph.isModel(owner) else {
      return index[owner].kind == .class && !property.isLet && !index[owner].isFollowed
    }
    let held = resolver.heldClasses(resolver.type(of: id))
    return plan.properties.treatments[id]?.isTracked != true
      && held.map { !$0.isEmpty && $0.isDisjoint(with: plan.models) } == true
  }

  /// Whether a mention of an object that is always the same only leads to a variable of it, which is
  /// mentioned as well: what else changes of the object is not shown.
  private func isPassedThrough(_ mention: Node) -> Bool {
    guard let around = mention.parent.flatMap({ MemberExpression($0) }),
      let object = plan.project.property(at: mention),
      let member = plan.project.property(at: around.node), let owner = index[member].owner
    else { return false }
    return index[owner].kind == .class && index[member].isStored
      && (index[object].isLet || !isReplaced(object))
  }

  /// Whether a variable is assigned another object.
  private func isReplaced(_ object: PropertyID) -> Bool {
    plan.project.projectMentions.places(of: [index[object].name]).contains {
      $0.isAssignmentTarget && plan.project.property(at: $0) == object
    }
  }

  /// Where code may show what a getter or a function gives back.
  private func places(_ reader: Reader, _ reads: OutsideReads) -> [Node] {
    let inside = plan.project.mentions.mentions(in: index[reader.model]).byName[reader.name] ?? []
    let own = inside.filter { mention in
      guard mention.node.kind == .reference else { return true }
      if case .local = resolver.scopes.target(of: reader.name, at: mention.node) { return false }
      return true
    }
    return own.filter { $0.member != reader.declaration }.map(\.node)
      + reads.places(of: reader.name, in: [reader.model]).filter(\.canBeShown)
  }
}
