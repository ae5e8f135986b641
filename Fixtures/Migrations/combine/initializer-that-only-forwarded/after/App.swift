import SwiftUI

@Observable
final class Child { var week = 1 }

@Observable
final class Two {
  var a = Child()
  var b = Child()

  var sum: Int { a.week + b.week }
}

@Observable
final class Calls {
  var a = Child()
}

@Observable
final class Single {
  static let shared = Single()
  var a = Child()
  private init() {
  }
}

@Observable
final class Several {
  var a = Child()
  init() {
  }
  init(child: Child) { a = child }
}

@Observable
final class Noted {
  var a = Child()
  init() {
    // TODO: Load the child.
  }
}

struct V: View {
  @State private var two = Two()
  @State private var calls = Calls()
  var single = Single.shared
  @State private var several = Several()
  @State private var noted = Noted()
  var body: some View { Text("\(two.sum) \(calls.a.week) \(single.a.week) \(several.a.week) \(noted.a.week)") }
}
