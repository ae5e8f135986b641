import ObservifyIndex

/// Something that code does and others can see.
struct SideEffect {
  /// What it is, from what is noticed least.
  enum Kind: Comparable { case call, change, reading, start, takeover, takeoverOfShared }

  let kind: Kind

  /// What is done, as the rest of a sentence: "calls 'load'".
  let action: String

  /// The functions that are called and the types that are made on the way there.
  var way: [String] = []

  /// What is done, and by what.
  var description: String {
    let way = self.way.count > 4 ? self.way.prefix(2) + ["…"] + self.way.suffix(1) : self.way[...]
    return way.isEmpty ? action : "\(action) (\(way.joined(separator: " → ")))"
  }

  /// The one that matters more; the first of two of a kind.
  static func graver(_ first: SideEffect?, _ second: SideEffect?) -> SideEffect? {
    guard let first, let second else { return first ?? second }
    return second.kind > first.kind ? second : first
  }

  /// The same as the work of a function that is called.
  ///
  /// What a call within that one is about says less than the function's own name.
  func calling(_ name: String) -> SideEffect {
    kind == .call ? SideEffect(kind: .call, action: "calls '\(name)'") : through(name)
  }

  /// The same as the work of an initialiser.
  func making(_ type: String) -> SideEffect {
    kind == .call ? SideEffect(kind: .call, action: "creates '\(type)'") : through(type)
  }

  private func through(_ name: String) -> SideEffect {
    SideEffect(kind: kind, action: action, way: [name] + way)
  }

  static func changing(_ name: String) -> SideEffect {
    SideEffect(kind: .change, action: "changes '\(name)'")
  }

  /// A place that others have is given the object that is made, and gives up the one that it had.
  static func taking(_ place: String, ofShared: Bool) -> SideEffect {
    SideEffect(
      kind: ofShared ? .takeoverOfShared : .takeover, action: "takes over '\(place)'")
  }

  /// A call of a function that the project does not declare.
  static func calling(_ name: String) -> SideEffect {
    switch name {
    case "Task", "detached": SideEffect(kind: .start, action: "starts a task")
    case "async", "asyncAfter": SideEffect(kind: .start, action: "runs code on a queue")
    case "scheduledTimer": SideEffect(kind: .start, action: "starts a timer")
    case "sink", "assign": SideEffect(kind: .start, action: "subscribes to a publisher")
    default:
      SideEffect(kind: name.namesStart ? .start : .call, action: "calls '\(name)'")
    }
  }
}

extension String {
  /// Whether the name of a function says that what it is called on is given something.
  var namesAddition: Bool {
    !namesStart && ["add", "set", "insert", "append"].contains { hasPrefix($0) }
  }

  /// Whether the name of a function says that something goes on when it has returned.
  fileprivate var namesStart: Bool {
    Vocabulary.startingVerbs.contains { verb in
      hasPrefix(verb) && dropFirst(verb.count).first?.isLowercase != true
    } || hasPrefix("add") && (contains("Observer") || contains("Monitor") || contains("Listener"))
  }
}
