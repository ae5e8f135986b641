import ObservifyIndex
import ObservifySyntax

/// A closure that is given to a call, by when and where the function runs it.
///
/// The functions are told by their names alone, which `Vocabulary` lists. The questions differ in what
/// a name that is not known means, so that none of them can stand for another.
struct TakenClosure {
  private let closure: Node
  private let call: CallExpression
  private let callee: Node?

  /// The name of the function that takes it.
  private let name: String

  /// The closure that a node is, when it stands in a call.
  init?(_ node: Node) {
    guard node.kind == .closureExpression else { return nil }
    self.init(function: node)
  }

  /// The closure, or the name of a function, that a node is when it stands in a call.
  init?(function node: Node) {
    guard let call = CallExpression(node.ancestor([.callExpression])) else { return nil }
    closure = node
    self.call = call
    callee = call.callee
    name = callee?.mentionedName?.name ?? ""
  }

  /// Whether it is given to the function, and not called itself.
  var isGiven: Bool { callee != nil && callee != closure }

  // MARK: When it runs

  /// Whether an event runs it, and it gives nothing that is shown.
  var isRunByEvent: Bool {
    if name == "Button" {
      let isArgument = [.argument, .labeledClosure].contains(closure.parent?.kind)
      return isArgument
        ? closure.parent?.firstToken.text == "action"
        : !call.arguments.contains { $0.label == "action" }
    }
    return Vocabulary.eventClosures.contains(name) || label.isEventName || name.isEventName
      || waits
  }

  /// Whether it waits for something, and what it is given to is not waited for: nothing that is shown does so.
  private var waits: Bool {
    closure.kind == .closureExpression && !call.node.mayBeAwaited
      && closure.descendants.contains {
        $0.kind == .awaitExpression && !$0.isInClosure(within: closure)
      }
  }

  /// The label that it is given behind; empty for the first trailing one.
  private var label: String { closure.argumentLabel ?? "" }

  /// Whether it runs before the function returns.
  var runsImmediately: Bool {
    Vocabulary.valueClosures.contains(name) || Vocabulary.immediateClosures.contains(name)
  }

  /// Whether it runs when something happens to a view.
  var isViewAction: Bool {
    if closure.parent?.firstToken.name == "action" || Vocabulary.viewActions.contains(name) {
      return true
    }
    // The first closure of a button is its action unless it is spelled as one.
    return name == "Button" && call.trailingClosures.first == closure
      && !call.arguments.contains { $0.label == "action" }
  }

  /// Whether it runs later than the member that it stands in.
  var isDeferred: Bool { Vocabulary.deferredClosures.contains(name) }

  /// Whether it runs when the code around it has ended.
  var runsLater: Bool { Vocabulary.laterClosures.contains(name) }

  /// Whether it runs when something happens, or later.
  var isKept: Bool { isRunByEvent || isDeferred || runsLater }

  /// Whether a loop or a queue runs it soon: `RunLoop.main.perform { … }`.
  var isPerformed: Bool { name == "perform" && MemberExpression(callee)?.base != nil }

  /// Whether it gives a container what that shows.
  var isOfContainer: Bool { callee?.kind == .reference && Vocabulary.containers.contains(name) }

  /// Whether SwiftUI runs it after the body that it stands in has returned, and follows by itself what
  /// it reads.
  var isFollowedByItself: Bool {
    // What has no label is data.
    if closure.kind != .closureExpression, label.isEmpty { return false }
    // A list of data has a row for each; one of views is made of what its closure gives.
    if name == "List" { return call.arguments.first.map { $0.label == nil } == true }
    if name == "NavigationLink" {
      return label != "label" && !call.arguments.contains { $0.label == "destination" }
    }
    return Vocabulary.contentClosures.contains(name)
  }

  // MARK: Where it runs

  /// Whether it may run on another thread, so that it cannot capture a local variable.
  var isSendable: Bool { Vocabulary.sendableClosures.contains(name) }

  /// Whether it runs on the actor of the code around it.
  var staysOnActor: Bool {
    Vocabulary.isolatedClosures.contains(name) || Vocabulary.contentClosures.contains(name)
      || callee?.kind == .reference && Vocabulary.isContainer(name)
  }

  /// Whether the compiler knows that it runs on the main actor, wherever it stands:
  /// `MainActor.run`, `DispatchQueue.main.async`.
  var isOnMainActor: Bool {
    path.count == 2 && path.first == "MainActor"
      || path.count == 3 && path.starts(with: ["DispatchQueue", "main"])
  }

  /// Whether it runs on the main queue: `DispatchQueue.main.async`.
  var isOnMainQueue: Bool { Vocabulary.mainQueueCalls.contains(path.joined(separator: ".")) }

  /// Whether it surely runs on another thread than the main one, or surely not; nil when it does not
  /// say, and the code around it decides.
  var isInBackground: Bool? {
    if closure.isMarkedMainActor { return false }
    if isOnMainActor { return false }
    if path.starts(with: ["DispatchQueue", "global"]) || path == ["Task", "detached"] {
      return true
    }
    if MemberExpression(callee)?.name == "performBackgroundTask" { return true }
    return Vocabulary.neutralClosures.contains(name) ? false : nil
  }

  /// The names in the callee, without arguments: `DispatchQueue`, `global` and `async` of
  /// `DispatchQueue.global().async`.
  private var path: [String] {
    var names: [String] = []
    var node = callee
    while let part = node {
      if let member = MemberExpression(part) {
        names.append(member.name)
        node = member.base
      } else if let inner = CallExpression(part) {
        node = inner.callee
      } else {
        names.append(part.firstToken.name)
        node = nil
      }
    }
    return names.reversed()
  }
}

extension String {
  /// Whether the function or the parameter of a name is one of an event: `onDismiss`, `set`.
  var isEventName: Bool {
    if Vocabulary.eventLabels.contains(self) { return true }
    return hasPrefix("on") && dropFirst(2).first?.isUppercase == true
  }
}

extension Node {
  /// Whether it stands in a closure of some code that runs when that has ended: one that is kept, or of
  /// which `isLater` says so.
  func runsLater(
    in code: Node, where isLater: (TakenClosure) -> Bool = { $0.isKept }
  ) -> Bool {
    ancestors.prefix { $0 != code }.contains { TakenClosure($0).map(isLater) == true }
  }

  /// Whether it runs with some code: every closure around it is called where it stands, or by what it is
  /// given to before that returns.
  func surelyRuns(in code: Node) -> Bool {
    ([self] + ancestors.prefix { $0 != code } + [code]).allSatisfy { node in
      node.kind != .closureExpression || TakenClosure(node)?.runsImmediately == true
        || CallExpression(node.parent)?.callee == node
    }
  }

  /// Whether it is a closure that says `@MainActor`.
  var isMarkedMainActor: Bool {
    child(.closureSignature)?.attributes.contains { $0.name == "MainActor" } == true
  }
}
