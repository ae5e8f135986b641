import ObservifyIndex
import ObservifySyntax

/// A member of a class that shows what changes together with something announced, and may return
/// before it has read that.
struct MemberRefresh {
  let model: TypeID
  let body: Node

  /// What is shown, as a part of a sentence: "shows 'cache'".
  let reason: String

  /// What is shown, as code calls it.
  let shown: String

  /// The variables of the class that it has to read first.
  private(set) var members: [String]

  /// The same with the variables of another one.
  func adding(_ other: MemberRefresh?) -> MemberRefresh {
    var sum = self
    sum.members += (other?.members ?? []).filter { !members.contains($0) }
    return sum
  }

  /// Their names in a sentence, where they are too many the first.
  var names: String {
    if members.isEmpty { return "the object" }
    guard members.count > 4 else { return members.map { "'\($0)'" }.joined(separator: ", ") }
    return "'\(members[0])' and \(members.count - 1) more"
  }

  /// Whether the member cannot read them: they are more than anybody would read for it, or are not
  /// there wherever it is.
  let isTooMuch: Bool
}

extension Project {
  /// Returns the members of classes that views ask and that show what nothing tracks.
  ///
  /// - Complexity: O(*n*) in the nodes of what the members that views ask call, and of the files that
  ///   mention what they show.
  func memberDisplays(
    of models: [TypeID], _ properties: ModelProperties
  ) -> [MemberDisplay] {
    models.flatMap { model in
      // What cannot be tracked, and changes, is as good as a cache.
      let caches = index[model].properties.filter {
        switch properties.treatments[$0] {
        case .ignored(.ignoredCache): true
        case .ignored(.ignoredWrapper), .ignored(.ignoredLifetime), .ignored(.ignoredByOption),
          .ignored(.ignoredThread):
          !changes(of: .variable($0)).isEmpty
        default: false
        }
      }
      return mentions.mentions(in: index[model]).members.compactMap {
        MemberDisplay(of: $0, in: model, caches, self)
      }
    }
  }

  /// Returns what a member has to read that changes together with what it shows: what a cache is made of,
  /// or what announces a change of something that the class does not store.
  ///
  /// With `ObservableObject` any announcement had views ask again. The macro has those ask that read
  /// what has changed, and a cache that is filled reads nothing.
  func refresh(of display: MemberDisplay) -> MemberRefresh? {
    var members: [String] = []
    var shown: ShownSource?
    for source in display.sources {
      let missing = missingReads(of: source, in: display)
      if !missing.isEmpty, shown == nil { shown = source }
      members += missing.filter { !members.contains($0) }
    }
    let isUnannounced = shown == nil
    return (shown ?? unannounced(in: display)).map {
      MemberRefresh(
        model: display.model, body: display.body,
        reason: display.reasons[$0] ?? "shows \($0.name(in: index))",
        shown: $0.codeName(in: index, besides: display.model), members: members,
        isTooMuch: isUnannounced || !areReadable(members, of: display.model, in: display.body))
    }
  }

  /// What a member shows that code of the class changes and announces nothing of: the next announcement had views ask
  /// for it again, whatever it was about.
  private func unannounced(in display: MemberDisplay) -> ShownSource? {
    let published = resolver.scopes.lineage(of: display.model).flatMap { index[$0].properties }
      .map { index[$0] }.filter { $0.published != nil && !display.reads.contains($0.name) }
    if published.isEmpty || !heirs(of: display.model).isEmpty { return nil }
    return display.borrowed.first { source in
      guard case .variable = source else { return false }
      return changes(of: source).contains { change in
        shownCode.shownCaller(at: change) == nil
          && announcements(of: display.model, with: change).contains {
            $0.members.isEmpty && !$0.isSent
          }
      }
    }
  }

  /// Whether code can read members of a class, and they are no more than anybody would read.
  func areReadable(_ names: [String], of model: TypeID, in code: Node) -> Bool {
    names.count <= 4 && names.allSatisfy { isReadable($0, of: model, in: code) }
  }

  /// Whether code can read a member of a class: no `#if` leaves it out where the code is, and it is not
  /// private to another place.
  func isReadable(_ name: String, of model: TypeID, in code: Node) -> Bool {
    guard case .property(let id)? = resolver.scopes.member(name, of: model) else { return true }
    let declaration = index[id].declaration.node
    guard code.isCompiled(with: declaration) else { return false }
    guard index[id].isPrivate else { return true }
    return index.file(of: code).id == index[id].file
      && (declaration.hasModifier("fileprivate")
        || index.enclosingType(of: code) == index[id].owner)
  }

  /// Returns the variables that are announced with a change of what a member shows and that it may not
  /// have read when it returns.
  private func missingReads(of source: ShownSource, in display: MemberDisplay) -> [String] {
    let model = display.model
    let changes = changes(of: source)
    let filling = changes.filter {
      shownCode.shownCaller(at: $0) != nil && !resolver.isGivenToBeChanged($0)
    }
    let announced =
      changes.filter { !filling.contains($0) }
      .flatMap { announcements(of: model, with: $0) } + triggers(of: model, showing: source)
    return (source.isTime ? clockChanges(of: model, isAlone: false) : announced)
      .filter { !display.places.isRead($0.members, where: source) }
      .map { $0.limited(to: display.reads) }
      .fewestMembers { isReadable($0, of: model, in: display.body) }
  }
}

extension Project {
  /// Where a member asks for caches of its class, itself and by the functions of the class that it calls and
  /// that views ask for nothing; with what may not run around.
  fileprivate func cachesShown(
    by member: Node, of model: TypeID, _ caches: Set<PropertyID>
  ) -> [(source: ShownSource, contents: ShownPlaces.Contents)] {
    var found: [(source: ShownSource, contents: ShownPlaces.Contents)] = []
    var seen: Set<Node> = [member]
    var pending = caches.isEmpty ? [] : [(member: member, around: ShownPlaces.Contents())]
    while let (member, around) = pending.popLast() {
      for mention in member.runnableCode.map({ Array($0.descendants) }) ?? []
      where mention.mentionedName != nil && shownCode.caller(at: mention) == member {
        let contents = { around + self.shownCode.contents(around: mention, within: member) }
        if mention.isCallee, mention.isOnSelf {
          pending += functions(of: model, calledBy: mention).compactMap(\.parent)
            .filter { !isAskedByViews($0) && seen.insert($0).inserted }
            .map { ($0, contents()) }
        }
        for cache in caches
        where mention.mentionedName?.isNamed(index[cache].name) == true
          && !mention.isAssignmentTarget && match(mention, cache) != .no
        {
          found.append((.variable(cache), contents()))
        }
      }
    }
    return found
  }
}

extension TypeResolver {
  /// Whether what a variable becomes is for the callers to say: `func with<R>(_ body: (inout T) -> R) -> R { body(&value) }`.
  fileprivate func isGivenToBeChanged(_ change: Node) -> Bool {
    guard let given = change.ancestor([.inoutExpression, .codeBlock]),
      given.kind == .inoutExpression
    else { return false }
    return CallExpression(given.ancestor([.callExpression]))?.callee.flatMap(parameter) != nil
  }
}

/// What a member of a class that views ask shows and reads.
struct MemberDisplay {
  let model: TypeID
  let body: Node

  /// What it shows that nothing tracks: caches first.
  var sources: [ShownSource] { caches + borrowed }

  private let caches: [ShownSource]

  /// What it shows that is not made of what the class stores.
  let borrowed: [ShownSource]

  let places: DisplayPlaces

  /// How a sentence says that it shows those.
  let reasons: [ShownSource: String]

  /// What it reads of the class, itself and by what it calls.
  let reads: Set<String>

  /// Nil where a member gives no value, or nothing that is shown asks for it.
  fileprivate init?(
    of member: Node, in model: TypeID, _ caches: [PropertyID], _ project: Project
  ) {
    guard let body = member.runnableCode, project.isAskedByViews(member) else { return nil }
    let display = project.display(by: body, of: model)
    let shown = project.cachesShown(by: member, of: model, Set(caches))
    let own = caches.filter { cache in shown.contains { $0.source == .variable(cache) } }
    guard !own.isEmpty || !display.sources.isEmpty else { return nil }
    self.model = model
    self.body = body
    self.caches = own.map(ShownSource.variable)
    borrowed = display.sources
    places = display.places(adding: shown)
    reasons = display.sources.reduce(into: [:]) { $0[$1] = display.reason(for: $1) }
    reads = display.reads
  }
}
