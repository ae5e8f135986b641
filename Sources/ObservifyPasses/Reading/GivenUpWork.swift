import ObservifyIndex
import ObservifySyntax

/// What an object starts and gives up when it goes: a subscription that it holds, an observer that it
/// takes away in `deinit`.
///
/// Of an object that is made and dropped at once nobody notices such work. What a publisher sends at
/// once runs the closure, which has to do nothing that others see.
struct GivenUpWork {
  /// What `deinit` takes the object away from, as it is written: `Store.shared`.
  private let left: Set<String>

  /// Reads what the `deinit` of a class and of those that it inherits from gives up.
  init(of lineage: [TypeID], _ index: ProjectIndex) {
    var left: Set<String> = []
    for type in lineage {
      let members = index[type].declaration?.members ?? []
      for call in members.filter({ $0.kind == .deinitDecl }).flatMap(\.descendants)
        .compactMap(CallExpression.init) where call.takesSelf
      {
        if let base = MemberExpression(call.callee)?.base { left.insert(base.text) }
      }
    }
    self.left = left
  }

  /// Whether a call is given up when its object goes; closures that it runs at once are asked `isQuiet`.
  func includes(_ call: CallExpression, isQuiet: (Node) -> Bool) -> Bool {
    guard let member = MemberExpression(call.callee), let base = member.base else { return false }
    switch member.name {
    case "store": return call.arguments.first?.label == "in"
    case "sink":
      let closures = call.closures
      return !closures.isEmpty && closures.count == call.argumentCount
        && closures.allSatisfy { !$0.capturesSelf && (base.sendsLater || isQuiet($0)) }
    case "addObserver" where base.text == "NotificationCenter.default": return call.takesSelf
    default: return call.takesSelf && left.contains(base.text)
    }
  }
}

extension CallExpression {
  /// Whether an argument is the object itself.
  fileprivate var takesSelf: Bool {
    arguments.contains { $0.value?.firstToken.kind == .selfKeyword && $0.value?.kind == .reference }
  }

  fileprivate var argumentCount: Int { arguments.count + trailingClosures.count }
}

extension Node {
  /// Whether a closure keeps the object that it stands in: it mentions `self`, which must be spelled in
  /// a closure that is kept, and does not capture it weakly or unowned.
  fileprivate var capturesSelf: Bool {
    let captures = child(.closureSignature)?.child(.captureClause)?.children(.capture) ?? []
    return !capturesWeakly
      && (!captures.isEmpty || descendants.contains { $0.firstToken.kind == .selfKeyword })
  }

  /// Whether a publisher sends nothing before the code that subscribes to it has ended.
  fileprivate var sendsLater: Bool {
    subtree.compactMap(CallExpression.init).contains { call in
      guard let member = MemberExpression(call.callee) else { return false }
      let names = ["receive", "debounce", "delay", "throttle"]
      return names.contains(member.name)
        || member.name == "publisher"
          && member.base?.firstToken.isNamed("NotificationCenter") == true
        || member.name == "publish" && member.base?.text == "Timer"
    }
  }
}
