import ObservifyIndex
import ObservifySyntax

/// What a view shows that only the announcements of an object made it show anew.
///
/// With `ObservableObject` every announcement ran the bodies of all that held the object. The macro
/// runs those that read what has changed, before they return.
struct RefreshNeed {
  let body: Node

  /// What is shown, as a part of a sentence: "'currentTime()' shows 'clock'".
  let reason: String

  /// What changes along with the members, as code calls it.
  var shown: String? = nil

  /// The members of the object whose changes matter; empty where any may, unless it is sent.
  let members: [String]

  /// Whether the body reads them when it has returned; else what it shows changes along with them.
  let isLate: Bool

  /// Whether each run does something by itself, whatever has changed.
  var isEachRun = false

  /// Whether some of what is shown changes with nothing but `objectWillChange.send()`: then the body
  /// reads the counter that takes its place, and perhaps no member.
  var isSent = false

  /// Whether there is only a warning, and no edit: nothing announces what is shown, or too many views show it to edit
  /// each of them.
  var isWarnedOnly = false
}

/// What a view that holds an object shows besides, and what it reads of the object, as an edit as well.
struct ViewDisplay {
  let model: TypeID

  /// What it holds the object by; nil for a member of the class.
  var wrapper: WrapperID? = nil
  let sources: [ShownSource]
  let reads: Set<String>
}

/// What views show that hold an object, and what some of them need.
struct ViewRefreshes {
  /// What has to be added, or warned of, by wrapper.
  var needs: [WrapperID: RefreshNeed] = [:]
  var displays: [ViewDisplay] = []
}

extension Project {
  /// What the views that hold an object no longer show anew, and what they show besides; no need where a
  /// view reads the object, shows only what is its own, or where that is not known.
  ///
  /// - Complexity: O(*n*) in the nodes of what views' bodies call, and of the files that mention what
  ///   they show, the first time.
  var viewRefreshes: ViewRefreshes {
    if let known = refreshes.views { return known }
    let found = findViewRefreshes()
    refreshes.views = found
    return found
  }

  /// Returns what a member of a class shows that the class does not store, and what of the class it
  /// reads, itself and by what it calls.
  func display(by body: Node, of model: TypeID) -> HolderDisplay {
    HolderDisplay(of: body, self, model, model, isMentioned: true)
  }

  /// The most views that get a read for the same thing: more show what the app has everywhere, such as its language.
  private static var mostReads: Int { 24 }

  private func findViewRefreshes() -> ViewRefreshes {
    var displays: [(wrapper: WrapperID, display: HolderDisplay)] = []
    for use in uses.wrappers {
      guard let holder = use.holder, let bodies = shownBodies(of: holder) else { continue }
      for body in bodies {
        for model in use.models {
          let display = HolderDisplay(
            of: body, self, model, holder, isMentioned: isMentioned(use.id))
          displays.append((use.id, display))
        }
      }
    }
    var found = ViewRefreshes()
    let needs = displays.map(\.display.need)
    let bodies = Dictionary(grouping: needs.compactMap(\.self)) { $0.shown }
      .mapValues { Set($0.map(\.body)).count }
    for ((wrapper, display), var need) in zip(displays, needs) {
      let isEverywhere = need?.shown.flatMap { bodies[$0] }.map { $0 > Self.mostReads } == true
      if isEverywhere { need?.isWarnedOnly = true }
      if !display.sources.isEmpty, !isEverywhere {
        let read = need.map { need in
          need.members.filter { isReadable($0, of: display.model, in: need.body) }
        }
        found.displays.append(
          ViewDisplay(
            model: display.model, wrapper: wrapper, sources: display.sources,
            reads: display.reads.union(read ?? [])))
      }
      // An edit comes before a warning.
      if found.needs[wrapper]?.isWarnedOnly != false, need != nil { found.needs[wrapper] = need }
    }
    return found
  }

  /// Whether code of a view asks for what a wrapper holds.
  private func isMentioned(_ wrapper: WrapperID) -> Bool {
    let known = refreshes.mentioned ?? Set((uses.values + uses.projections).map(\.wrapper))
    refreshes.mentioned = known
    return known.contains(wrapper)
  }

  /// Returns what the view around a wrapper shows of models that stay, and that it does not observe or
  /// that do not announce it: it followed them by what the model that moves announced.
  func refreshNeed(of wrapper: WrapperID, staying: Set<TypeID>) -> RefreshNeed? {
    let use = uses[wrapper]
    guard let holder = use.holder, !staying.isEmpty else { return nil }
    for model in use.models {
      let observed = uses.wrappers.filter { $0.holder == holder }.flatMap(\.models)
      var kept = staying.subtracting(observed)
      // What is held for its announcements alone has everything shown anew, another object what it leads to.
      if isMentioned(wrapper) {
        kept.formIntersection(
          resolver.scopes.lineage(of: model).flatMap { index[$0].properties }
            .flatMap { resolver.type(of: $0).parts.types })
      }
      let staying = staying.intersection(observed)
      for body in shownBodies(of: holder) ?? [] {
        let display = HolderDisplay(
          of: body, self, model, holder, isMentioned: isMentioned(wrapper), kept, staying)
        if let need = display.need { return need }
      }
    }
    return nil
  }
}
