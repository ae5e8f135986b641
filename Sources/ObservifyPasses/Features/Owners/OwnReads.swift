import ObservifyIndex
import ObservifySyntax

/// What making an object reads of the object itself, and what the making starts changes later.
///
/// `@StateObject` made its object once, and nobody followed what `init` read. `@State` makes one with each
/// value of the view, while the body around runs, and that body follows all that is read then: when a task of
/// `init` ends, and changes it, the body runs again and makes another object, which starts another task. So the
/// storage of the variable is read, which nobody follows (run in the harness, with and without).
struct OwnRead {
  /// The class that is made.
  let model: TypeID
  let property: PropertyID
  let node: Node

  /// Whether the storage can be read in place of the variable, which nothing shows there: it is private.
  let isOfStorage: Bool

  /// The change in place that reads the variable and can be made on a copy of the storage.
  var change: OverlappingChange?

  /// Where a view comes to make the object: what the app shows, where there is such a view, else a preview's.
  var maker: Node?

  /// Why the storage is read, or changed, as a comment.
  static func purpose(of name: String, isChange: Bool = false) -> String {
    "// \(isChange ? "Change" : "Read") the storage so that the view creating this object does not track `\(name)`."
  }

  fileprivate func made(at maker: Node) -> OwnRead {
    var read = self
    read.maker = maker
    return read
  }
}

extension Project {
  /// Keeps a class whose `init` reads what the work that it starts changes, where the storage cannot be read.
  func keepByOwnReads(
    _ treatments: [PropertyID: PropertyTreatment], into effects: inout Effects
  ) {
    for read in ownReads where treatments[read.property]?.isTracked == true {
      if read.isOfStorage || read.change != nil,
        treatments[read.property]?.isStoredByMacro == true
      {
        continue
      }
      // A preview that runs without end does not concern the app.
      guard let maker = read.maker, let view = index.enclosingType(of: maker),
        !isOnlyPreviewed(view)
      else { continue }
      let name = index[read.property].name
      effects.keep(
        [read.model], .endlessMaking, at: read.node, in: index.file(of: read.node).id,
        "its 'init' reads '\(name)' and starts work that changes it: '\(index[view].name)', which comes to make it at "
          + "\(index.spelledPlace(of: maker)), would run again, and make another one without end")
    }
  }

  /// What objects that views make read of themselves as they are made, and change by what they start.
  ///
  /// - Complexity: O(*n*) in the code that making the objects runs, the first time.
  var ownReads: [OwnRead] {
    if let known = refreshes.ownReads { return known }
    let found = index.types.filter { $0.kind == .class && graph.isModel($0.id) }.flatMap { type in
      let reads = ownReads(making: type.id)
      var seen: Set<TypeID> = []
      let maker = reads.isEmpty ? nil : viewSite(making: type.id, &seen)
      return reads.compactMap { read in maker.map { read.made(at: $0) } }
    }
    refreshes.ownReads = found
    return found
  }

  /// When code runs that making an object leads to.
  private enum Time {
    case atOnce
    /// As an object is made, and with each value that a publisher sends later. A discarded object gets none.
    case sent
    case later
  }

  private func ownReads(making model: TypeID) -> [OwnRead] {
    var pending = InitializerWork.made(model, resolver).map { ($0, time: Time.atOnce) }
    var seen: [Time: Set<Node>] = [:]
    var reads: [OwnRead] = []
    var changed: Set<PropertyID> = []
    while let (code, around) = pending.popLast() {
      for node in code.subtree where node.isOnSelf {
        let time = time(of: node, in: around)
        var called: [Node] = []
        if node.isCallee {
          called = functions(of: model, calledBy: node)
        } else if let id = property(at: node), isOwn(node, model) {
          if index[id].isStored, !index[id].isLet {
            if time != .atOnce, node.isChanged(resolver) { changed.insert(id) }
            let isOfStorage = readsStorage(node, id)
            if time == .atOnce || time == .sent && isOfStorage, !node.isAssignmentTarget {
              let change =
                node.isChanged(resolver) && canNameStorage(node, id)
                ? changeOfCopy(at: node, of: id) : nil
              reads.append(
                OwnRead(
                  model: model, property: id, node: node, isOfStorage: isOfStorage, change: change))
            }
          }
          let code = node.isAssignmentTarget ? nil : index[id].binding.getterBody
          called = [code].compactMap(\.self)
        }
        pending += called.filter { seen[time, default: []].insert($0).inserted }.map { ($0, time) }
      }
    }
    return reads.filter { changed.contains($0.property) }
  }

  private func time(of place: Node, in around: Time) -> Time {
    if around == .later { return .later }
    if isSentAtOnce(place) { return .sent }
    return shownCode.caller(at: place) != nil ? around : .later
  }

  /// The bodies of the class's functions that a call on `self` may run.
  func functions(of model: TypeID, calledBy callee: Node) -> [Node] {
    guard let name = callee.mentionedName?.name,
      case .functions(let ids)? = resolver.scopes.member(name, of: model)
    else { return [] }
    return ids.compactMap { index[$0].declaration.body }
  }

  /// Whether a mention only reads a variable where the storage can be read.
  private func readsStorage(_ mention: Node, _ id: PropertyID) -> Bool {
    !mention.isChanged(resolver) && canNameStorage(mention, id)
  }

  /// Whether a mention stands in code of the variable's class that can name the private storage and that gives nothing to
  /// what is shown.
  private func canNameStorage(_ mention: Node, _ id: PropertyID) -> Bool {
    guard index.file(of: mention).id == index[id].file,
      index.enclosingType(of: mention) == index[id].owner,
      let member = mention.ancestor([.functionDecl, .variableDecl, .initDecl])
    else { return false }
    return !member.givesValue || !shownCode.runs(member)
  }

  /// Whether a place stands in what a publisher runs with the value that it has, as soon as it is followed, and with
  /// each later one.
  private func isSentAtOnce(_ place: Node) -> Bool {
    place.ancestors.contains { closure in
      guard let taken = TakenClosure(closure), taken.isGiven, !place.runsLater(in: closure),
        let publisher = MemberExpression(
          CallExpression(closure.ancestor([.callExpression]))?.callee)?.base,
        !publisher.hasToken({ Vocabulary.laterPublishers.contains($0.name) })
      else { return false }
      return publisher.subtree.contains { part in
        let made = property(at: part).flatMap { index[$0].binding.initialValue }
        return hasValue(part) || made?.subtree.contains(where: hasValue) == true
      }
    }
  }

  /// Whether an expression is a publisher that has a value: that of a variable, or a subject with one.
  private func hasValue(_ publisher: Node) -> Bool {
    if case .external("CurrentValueSubject", _) = resolver.type(of: publisher) { return true }
    let name = MemberExpression(publisher)?.nameToken ?? publisher.firstToken
    return name.kind == .dollarIdentifier
  }

  /// Where code that shows something makes an object of a class, itself or with another object, each time it runs;
  /// in what the app shows rather than in a preview.
  private func viewSite(making model: TypeID, _ seen: inout Set<TypeID>) -> Node? {
    guard seen.insert(model).inserted else { return nil }
    var previewed: Node?
    for site in sites(making: model) where !isMadeForCache(site) {
      guard let code = shownCode.caller(at: site), let owner = index.enclosingType(of: site)
      else { continue }
      let makesOwner = [.initDecl, .patternBinding].contains(code.kind)
      let found =
        makesOwner ? viewSite(making: owner, &seen) : shownCode.runs(code) ? site : nil
      guard let found else { continue }
      guard index.enclosingType(of: found).map(isOnlyPreviewed) == true else { return found }
      previewed = previewed ?? found
    }
    return previewed
  }
}
