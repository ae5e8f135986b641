import SwiftUI

final class Inner {
  var count = 0
}

final class Outer {
  let inner = Inner()
}

final class Opened {
  let content: Any
  init(content: Any) { self.content = content }
}

final class Quiet {
  var steps = 0
  init() { steps += 1 }
}

final class Framed {
  let quiet = Quiet()
}

final class Timed {
  let timer: Timer? = nil
}

@Observable
final class Model {
  var outer = Outer()
  var opened = Opened(content: 1)
  var quiet = Quiet()
  var framed = Framed()
  var timed = Timed()

  func take(_ outer: Outer) { self.outer = outer }
  func take(_ opened: Opened) { self.opened = opened }
  func take(_ quiet: Quiet) { self.quiet = quiet }
  func take(_ framed: Framed) { self.framed = framed }
  func take(_ timed: Timed) { self.timed = timed }

  // `Outer` is an object, and can change while it stays equal.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Outer, _ rhs: Outer) -> Bool { true }

  // `Opened` is an object, and can change while it stays equal.
  private nonisolated func shouldNotifyObservers(_ lhs: Opened, _ rhs: Opened) -> Bool { true }
}

func count(in outer: Outer) { outer.inner.count += 1 }

struct ModelView: View {
  var model: Model

  var body: some View {
    Text("\(model.outer.inner.count) \(model.opened.content) \(model.quiet.steps)")
    Text("\(model.framed.quiet.steps)")
    Text(model.timed.timer == nil ? "off" : "on")
  }
}
