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

final class Model: ObservableObject {
  @Published var outer = Outer()
  @Published var opened = Opened(content: 1)
  @Published var quiet = Quiet()
  @Published var framed = Framed()
  @Published var timed = Timed()

  func take(_ outer: Outer) { self.outer = outer }
  func take(_ opened: Opened) { self.opened = opened }
  func take(_ quiet: Quiet) { self.quiet = quiet }
  func take(_ framed: Framed) { self.framed = framed }
  func take(_ timed: Timed) { self.timed = timed }
}

func count(in outer: Outer) { outer.inner.count += 1 }

struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model.outer.inner.count) \(model.opened.content) \(model.quiet.steps)")
    Text("\(model.framed.quiet.steps)")
    Text(model.timed.timer == nil ? "off" : "on")
  }
}
