import ObservifyIndex
import ObservifySyntax

/// What a body reads of an object, and what it shows besides, itself and by what it calls.
struct HolderDisplay: ProjectReader {
  let project: Project
  let model: TypeID
  let holder: TypeID

  /// The class that passed on what the object announced, and by which the body comes to it.
  private let forwarder: TypeID?

  let body: Node

  /// The members of the object that are read, or bound.
  var reads: Set<String> { Set(found.reads.keys) }

  private var found = ShownPlaces()

  /// Where it does either, with some sources besides.
  func places(
    adding others: [(source: ShownSource, contents: ShownPlaces.Contents)] = []
  ) -> DisplayPlaces {
    var anywhere = found
    for other in others { anywhere.add(other.source, in: []) }
    return DisplayPlaces(anywhere) {
      var exact = HolderDisplay(
        of: body, project, model, holder, isMentioned: true, kept, staying, leading: allLeading,
        forwarder: forwarder
      ).found
      for other in others { exact.add(other.source, in: other.contents) }
      return exact
    }
  }

  /// The declarations that lead to what is read or shown; not nil where places are told apart.
  private let leading: Set<Node>?

  /// The declarations that lead to others, by those; and those that read or show something themselves.
  private var callers: [Node: Set<Node>] = [:]
  private var telling: Set<Node> = []
  var laterReads: [String] = []
  private var reload: String?
  private(set) var sources: [ShownSource] = []

  /// Where they are asked for first.
  private var asking: [ShownSource: Node] = [:]

  /// Those that the body does not come to by way of the object.
  private(set) var apart: Set<ShownSource> = []

  /// Those that some code comes to by way of the object.
  private(set) var throughModel: Set<ShownSource> = []

  private var seen: [Visit: Set<ShownPlaces.Contents>] = [:]

  /// One look through a declaration.
  private struct Visit: Hashable {
    let declaration: Node
    let way: ShownCode.Way
    let matter: Matter
    let isOfOther: Bool
  }

  /// Whose matter it is what code shows.
  private enum Matter: Int, Comparable {
    case body
    /// That of a member of the object, which the body comes to by way of it.
    case member
    /// That of a member which the class itself declares.
    case model

    static func < (one: Matter, other: Matter) -> Bool { one.rawValue < other.rawValue }
  }

  private var matter = Matter.body

  /// Whether code of another observed object is looked through.
  var isOfOther = false

  /// What may not run around the declaration that is looked through, from outside to inside.
  var around: ShownPlaces.Contents = []

  /// The mention that is looked at, unless `around` has it, and that declaration.
  var place: (mention: Node?, declaration: Node)?

  /// What may not run around that mention.
  var contents: ShownPlaces.Contents {
    guard leading != nil, let place, let mention = place.mention else { return around }
    return around + shownCode.contents(around: mention, within: place.declaration)
  }

  /// What members of the class show, which a class that inherits from it may announce.
  private var inherited: [ShownSource] = []

  /// What other observed objects show of others.
  private var lent: [ShownSource] = []

  /// The variables that an update changes by what they were: they count its runs.
  private var counts: Set<PropertyID> = []

  /// The variables that an update reads.
  private var asked: [PropertyID] = []

  /// The published variables of the object that an update sets to what it asks the view that it sets up.
  var told: [String] = []

  /// The functions that the view is made with and that have been looked through.
  var seenContents: Set<Node> = []

  /// Whether nothing but the object makes the view run, which does not mention it: it is held for its
  /// announcements.
  private var isAlone: Bool

  /// The models that stay as they are and that the view does not observe.
  let kept: Set<TypeID>

  /// The models that stay as they are and that the view observes.
  private let staying: Set<TypeID>

  /// Takes in what a body does.
  init(
    of body: Node, _ project: Project, _ model: TypeID, _ holder: TypeID, isMentioned: Bool,
    _ kept: Set<TypeID> = [], _ staying: Set<TypeID> = [], leading: Set<Node>? = nil,
    forwarder: TypeID? = nil
  ) {
    self.kept = kept
    self.forwarder = forwarder
    self.staying = staying
    self.project = project
    self.model = model
    self.holder = holder
    self.body = body
    self.leading = leading
    isAlone = !isMentioned
    guard let declaration = body.ancestor([.functionDecl, .variableDecl]) else { return }
    visit(declaration, .atOnce)
    // Members of the object that show the same read for it themselves.
    let known = sources + inherited
    let others = lent.unique.filter { !known.contains($0) && !hasOwn($0) }
    sources += others
    apart.formUnion(others)
    if reload != nil { visitDelegates() }
    if body.isUpdate, reads.isEmpty, laterReads.isEmpty,
      body.descendants.contains(where: { $0.kind == .callExpression })
    {
      visitMakers()
    }
  }

  /// What has to be added to the body for it to run as before.
  var need: RefreshNeed? {
    if body.isUpdate {
      if let need = needOfTold { return need }
      let missing = laterReads.unique.filter { !reads.contains($0) && !isStarted($0) }
      if !missing.isEmpty {
        // A private variable that is not published had nothing run.
        let announced = missing.filter { isReadable($0) || project.isPublished($0, by: model) }
        return RefreshNeed(
          body: body, reason: "reads it later", members: announced.isEmpty ? missing : announced,
          isLate: true)
      }
      if let reload, reads.isEmpty, laterReads.isEmpty {
        return RefreshNeed(body: body, reason: "calls '\(reload)'", members: [], isLate: false)
      }
      if let count = shownCount, let members = missingAnnouncements {
        return RefreshNeed(
          body: body, reason: "shows '\(index[count].name)', which it changes itself",
          members: members, isLate: false, isEachRun: true)
      }
    }
    return (reads.isEmpty ? needOfAny(in: body) : nil) ?? needOfMore(in: body) ?? unannounced
  }

  /// A variable that an update shows and that tells how often it has run.
  private var shownCount: PropertyID? { asked.first(where: counts.contains) }

  /// What a body needs that reads nothing of the object.
  private func needOfAny(in body: Node) -> RefreshNeed? {
    let found = sources.compactMap { source in
      project.changes(of: model, with: source, isAlone: isAlone, isPassedOn: forwarder != nil).map {
        (source, $0)
      }
    }
    guard let (shown, _) = found.first else { return nil }
    let changes = found.flatMap(\.1)
    // What is sent is counted: nothing else has to be read for it.
    let isSent =
      !isAlone && changes.contains(where: \.isSent) && found.allSatisfy { !$0.1.isEmpty }
    let isEvery = !isSent && found.contains { $0.1.allSatisfy(\.members.isEmpty) }
    return RefreshNeed(
      body: body, reason: reason(for: shown), shown: shown.codeName(in: index, besides: model),
      members: isEvery ? [] : changes.fewestMembers(preferring: isReadable), isLate: false,
      isSent: isSent)
  }

  /// What a body needs that reads something of the object, but nothing of what changes together with
  /// something that it shows.
  private func needOfMore(in body: Node) -> RefreshNeed? {
    var changes: [JointChange] = []
    var shown: ShownSource?
    let places = places()
    for source in sources {
      let missing =
        (project.changes(
          of: model, with: source, isAlone: false, isPassedOn: forwarder != nil) ?? [])
        .filter {
          !places.isRead($0.members, where: source) && (!$0.isSent || apart.contains(source))
        }
      if !missing.isEmpty, shown == nil { shown = source }
      changes += missing
    }
    for source in inherited {
      let missing = project.heirChanges(of: model, with: source)
      if !missing.isEmpty, shown == nil { shown = source }
      changes += missing
    }
    guard let shown else { return nil }
    return RefreshNeed(
      body: body, reason: reason(for: shown), shown: shown.codeName(in: index, besides: model),
      members: changes.fewestMembers(preferring: isReadable), isLate: false,
      isSent: changes.contains(where: \.isSent))
  }

  private func isReadable(_ name: String) -> Bool {
    project.isReadable(name, of: model, in: body)
  }

  /// What is shown, as a part of a sentence, and where it is asked for, if that is not in the body.
  func reason(for source: ShownSource) -> String {
    let shown = "shows \(source.qualifiedName(in: index, besides: model))"
    guard let place = asking[source], !body.contains(place) else { return shown }
    return "\(shown) (at \(index.spelledPlace(of: place)))"
  }

  /// The declarations by which the body comes to what it reads or shows.
  private var allLeading: Set<Node> {
    Array(telling).reached { Array(callers[$0] ?? []) }
  }

  mutating func visit(_ declaration: Node, _ way: ShownCode.Way) {
    if let leading, !leading.contains(declaration) { return }
    if leading == nil, let place {
      callers[declaration, default: []].insert(place.declaration)
    }
    let contents = contents
    let visit = Visit(
      declaration: declaration, way: way, matter: matter, isOfOther: isOfOther)
    let known = seen[visit] ?? []
    guard known.count < Self.mostPlaces, !known.contains(where: contents.starts) else { return }
    seen[visit, default: []].insert(contents)
    let before = (around, place)
    around = contents
    for lead in project.leads(of: declaration, way)
    where lead.way == way || body.isUpdate {
      place = (lead.mention, declaration)
      follow(lead)
    }
    (around, place) = before
  }

  mutating func follow(_ lead: Lead) {
    let (mention, way) = (lead.mention, lead.way)
    if body.isUpdate, let name = MemberExpression(mention)?.name, Vocabulary.reloads.contains(name)
    {
      reload = name
    }
    if let source = lead.source { show(source) }
    for id in lead.isSuspected ? project.suspects(mention, in: holder, of: model) : [] {
      follow(.property(id), mention, way)
    }
    for member in lead.witnesses { visit(witness: member, mention, way) }
    visit(made: lead.made, by: mention, way)
    switch lead.meaning {
    case .name(let target): follow(target, mention, way)
    case .member(let members, _) where mention.kind == .subscriptExpression:
      for type in members.map(\.type) {
        let found = resolver.scopes.functions(named: mention.partName, of: type)
        follow(.functions(found), mention, way)
      }
    case .member(let members, .type):
      for member in members { follow(member.target, mention, way) }
    case .member(let members, .path):
      for member in members where !isModel(member.type) && !isObserved(member.type) {
        follow(member.target, mention, way)
      }
    case .member(let members, let base):
      if members.contains(where: { isModel($0.type) }) {
        return read(mention, way, isBound: base == .binding)
      }
      for member in members { follow(member, mention, way) }
    case .outside(let type?):
      if way == .atOnce, !mention.isAssignmentTarget {
        note(mention.partName, of: type, by: mention)
      }
    case .outside(nil), .unknown, .unknownType, nil: break
    }
    visit(bodies: lead.added, runBy: mention, way)
  }

  private mutating func follow(_ member: TypeMember, _ mention: Node, _ way: ShownCode.Way) {
    guard isObserved(member.type) else { return follow(member.target, mention, way) }
    // What another observed object stores is announced by that; what it shows of others may not be.
    isAlone = false
    let before = isOfOther
    isOfOther = !staying.contains(member.type) && !isForwarder(member.type)
    follow(member.target, mention, way)
    isOfOther = before
  }

  func isModel(_ type: TypeID) -> Bool { resolver.scopes.isRelated(type, to: model) }

  private func isForwarder(_ type: TypeID) -> Bool {
    forwarder.map { resolver.scopes.isRelated(type, to: $0) } == true
  }

  /// Takes in that a member of the object is read.
  private mutating func read(_ mention: Node, _ way: ShownCode.Way, isBound: Bool) {
    guard let name = mention.mentionedName?.name else { return }
    if mention.isAssignmentTarget { return noteSet(name, by: mention) }
    if isBound {
      // What is given the binding reads it.
      found.add(bound: name)
      return tell()
    }
    switch resolver.scopes.member(name, of: model) {
    case .property(let id):
      if mention.isCallee { follow(called: index[id], mention, way) }
      if isOfPlainBase(index[id]) { return follow(.property(id), mention, way) }
      note(read: name, way)
      if project.isAnnouncedFromElsewhere(id) { show(.variable(id), by: mention) }
      visitMember(index[id].declaration.node, way)
      let lead = project.lead(of: id)
      visit(bodies: lead.defaults, runBy: mention, way)
      visit(kept: lead.kept.filter { $0.kind == .keyPathExpression }, way)
      if index[id].published == nil { visit(wrappers: lead, of: id, mention, way) }
    case .functions(let ids):
      for id in ids {
        visitMember(index[id].declaration.node, way)
        visit(defaultsOf: index[id].declaration, leftOutBy: mention, way)
        visit(bodies: project.defaults(of: name, index[id].owner), runBy: mention, way)
      }
    default: break
    }
  }

  /// Looks through what a wrapper of the project makes of a variable that it does not let be set: the macro
  /// follows none of that.
  private mutating func visit(
    wrappers lead: PropertyLead, of id: PropertyID, _ mention: Node, _ way: ShownCode.Way
  ) {
    for wrapper in lead.wrappers where !isObserved(wrapper.type) {
      guard case .property(let value)? = wrapper.target, !index[value].isSettableByOthers else {
        continue
      }
      follow(wrapper.target, wrapper.attribute, way)
      visit(index[id].binding.node, way)
      show(.variable(id), by: mention)
    }
  }

  /// Looks through a member of the object.
  ///
  /// What it shows besides is the class's own matter; that of a base class or a protocol, or one off the class's
  /// actor, cannot read all that the class announces.
  mutating func visitMember(_ declaration: Node, _ way: ShownCode.Way) {
    let before = matter
    let owner = index.enclosingType(of: declaration)
    let isOwn =
      owner != nil && [model, forwarder].contains(owner) && !declaration.hasModifier("nonisolated")
    matter = max(matter, isOwn ? .model : .member)
    visit(declaration, way)
    matter = before
  }

  /// Looks through a member of a type, of the object itself as of any other.
  mutating func visit(_ declaration: Node, of owner: TypeID?, _ way: ShownCode.Way) {
    if holder == model && owner.map(isModel) == true || owner.map(isForwarder) == true {
      visitMember(declaration, way)
    } else {
      visit(declaration, way)
    }
  }

  /// Looks through what a name stands for, when it is code of the project.
  mutating func follow(_ target: NameTarget?, _ mention: Node, _ way: ShownCode.Way) {
    switch target {
    case .property(let id):
      let property = index[id]
      let lead = project.lead(of: id)
      visit(bodies: lead.defaults, runBy: mention, way)
      for witness in lead.witnesses { follow(.property(witness), mention, way) }
      for wrapper in lead.wrappers where !isObserved(wrapper.type) {
        follow(wrapper.target, wrapper.attribute, way)
      }
      if mention.isCallee {
        follow(called: property, mention, way)
      } else if property.keepsFunctions, property.owner == holder {
        visitContents(of: id, mention, way)
      }
      visitPaths(of: id, mention, way)
      visit(kept: lead.kept, way)
      if !property.isStored { return visit(property.declaration.node, of: property.owner, way) }
      // One of an object that is there already has been asked for before.
      if property.isLazy, mention.readBase?.makesObject == true {
        visit(property.declaration.node, way)
      }
      if property.owner.map(isModel) == true, !property.isLet, !property.isStatic,
        !isOfPlainBase(property)
      {
        return note(read: property.name, way)
      }
      if way == .atOnce, body.isUpdate, property.owner.map(isObserved) != true {
        if mention.isTrigger { counts.insert(id) } else { asked.append(id) }
      }
      if way == .atOnce, !mention.isAssignmentTarget,
        isState(property) || isMissed(property, mention),
        !body.isUpdate || !isOfParameter(mention)
      {
        show(.variable(id), by: mention)
      }
    case .functions(let ids):
      for id in ids where body.isUpdate || givesWhatIsShown(index[id]) {
        visit(index[id].declaration.node, of: index[id].owner, way)
        visit(defaultsOf: index[id].declaration, leftOutBy: mention, way)
        let defaults = project.defaults(of: index[id].name, index[id].owner)
        visit(bodies: defaults, runBy: mention, way)
        for case .functions(let found) in project.witnesses(of: index[id].name, index[id].owner) {
          for witness in found {
            visit(index[witness].declaration.node, of: index[witness].owner, way)
          }
        }
      }
    case .enumCase(let type): visit(caseOf: type, mention, way)
    default: break
    }
  }

  /// Whether a function gives what can be shown; `Color(id:)` and what makes texts name no result.
  private func givesWhatIsShown(_ function: FunctionSymbol) -> Bool {
    function.declaration.resultType != nil
      || ["init", "appendInterpolation"].contains(function.name)
        && function.owner.map { index[$0].kind == .external } == true
  }

  /// Looks through the closures that a variable keeps; those of a value may show anything.
  private mutating func follow(
    called property: PropertySymbol, _ mention: Node, _ way: ShownCode.Way
  ) {
    for function in shownCode.kept.closures[property.id] ?? [] {
      visit(function, of: property.owner, way)
      follow(.functions(resolver.functions(calledBy: function)), function, way)
      visit(made: resolver.typesMade(at: function), by: function, way)
    }
    if property.owner == holder { visitContents(of: property.id, mention, way) }
    for type in resolver.type(of: property.id).unwrapped.declaredTypes
    where !isObserved(type) || isModel(type) {
      for id in resolver.scopes.functions(named: "callAsFunction", of: type) {
        isModel(type)
          ? visitMember(index[id].declaration.node, way) : visit(index[id].declaration.node, way)
        visit(defaultsOf: index[id].declaration, leftOutBy: mention, way)
      }
    }
    guard way == .atOnce, let owner = property.owner, index[owner].kind == .struct,
      // What a view is given is looked through where it is written.
      !shownCode.kept.isView(owner), !property.name.isEventName,
      property.functionType.map({ !$0.givesNothing && !$0.givesView })
        == true
    else { return }
    show(.called(property.id), by: mention)
  }

  mutating func show(_ source: ShownSource, by mention: Node? = nil) {
    // What stands for something in tests is not what the app shows.
    if let id = source.property, !index[index[holder].file].isTest,
      index[index[id].file].isTest || index[id].owner.map(project.isStandIn) == true
    {
      return
    }
    if isOfOther, mention.map(mayBeShared) != true { return }
    switch matter {
    case .model:
      if !inherited.contains(source) { inherited.append(source) }
    case _ where isOfOther: lent.append(source)
    case .member, .body:
      if !sources.contains(source) { sources.append(source) }
      let isThroughObject = mention.map { leads(to: $0) { isModel($0) || isObserved($0) } } ?? false
      if matter == .body, isThroughObject == false { apart.insert(source) }
      if mention.flatMap({ leads(to: $0, from: isModel) }) == true { throughModel.insert(source) }
    }
    asking[source] = asking[source] ?? place?.mention
    found.add(source, in: contents)
    tell()
  }

  /// Whether a mention is of something that an object of some types leads to.
  ///
  /// What tells of the members of that tells of it. Nil where it begins with a name that no value is given to.
  private func leads(to mention: Node, from isObject: (TypeID) -> Bool) -> Bool? {
    var base = MemberExpression(mention)?.base
    while let next = base {
      let types = resolver.type(of: next).unwrapped.declaredTypes
      if types.contains(where: isObject) { return true }
      if next.kind == .reference,
        case .local(let local) = resolver.scopes.target(of: next.firstToken.name, at: next)
      {
        // A name that a value is given to says nothing else; the others are mostly for a part of an object.
        guard case .variable(let binding) = local.form, let value = binding.initialValue,
          !value.contains(next)
        else { return nil }
        base = value
      } else {
        base = next.children.first
      }
    }
    return false
  }

  /// Takes in that the declaration that is looked through reads or shows something itself.
  private mutating func tell() {
    if let place { telling.insert(place.declaration) }
  }

  /// Whether what the update starts changes a variable that was not published: to read it would have the update
  /// run without end.
  private func isStarted(_ name: String) -> Bool {
    guard !project.isPublished(name, by: model),
      case .property(let id)? = resolver.scopes.member(name, of: model)
    else { return false }
    return project.isChanged(id, byWhatStartsIn: body)
  }

  private mutating func note(read name: String, _ way: ShownCode.Way) {
    if way == .atOnce {
      found.add(read: name, in: contents)
      tell()
    } else {
      laterReads.append(name)
    }
  }

  /// Whether a stored variable is nobody's who is observed.
  private func isState(_ property: PropertySymbol) -> Bool {
    let isPlain =
      !PropertyPolicy.hasForeignAttribute(property)
      || project.wrappedValues(of: property.id).contains(where: \.isSettableByOthers)
    guard !property.isLet, isPlain || property.published != nil else { return false }
    guard let owner = property.owner else { return true }
    if property.isStatic { return true }
    let isAnnounced =
      isObserved(owner) && !(staying.contains(owner) && isUnannounced(property, by: owner))
    // A view's coordinator is its own.
    let isCoordinator =
      index[holder].kind != .class
      && resolver.scopes.lineage(of: owner).contains { index[$0].parent == holder }
    return index[owner].kind == .class && !isAnnounced && !isCoordinator
  }

  /// Whether some change of a variable comes without an announcement of its own class.
  private func isUnannounced(_ property: PropertySymbol, by owner: TypeID) -> Bool {
    !project.announcedNames(of: owner).values.contains(property.name)
      && project.changes(of: property.id).contains { change in
        project.announcements(of: owner, with: change).allSatisfy {
          $0.members.isEmpty && !$0.isSent
        }
      }
  }

  func isObserved(_ type: TypeID) -> Bool {
    project.graph.isModel(type) ? !kept.contains(type) : project.announcesItself(type)
  }

  /// In how many contents code is looked through: it shows the same in all of them.
  private static let mostPlaces = 4
}
