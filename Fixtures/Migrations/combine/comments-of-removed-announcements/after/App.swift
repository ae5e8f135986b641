import SwiftUI

@Observable
final class Child {
  var count = 0
}

@Observable
final class Model {
  var child = Child()
  var number = 0

  init() {
    number = 1
  }

  func step() {
    number += 1
  }

  func stepTwice() {
    // First of all, tell everyone.
    number += 2

    number += 1
  }

  func reset() {
    // TODO: Is this needed?

    number = 0
  }

  func stepBack() {
    number -= 1
  }

  func jump() {
    // A jump is ten steps at once,
    // in one direction.
    number += 10
  }

  func clear() {
    number = 0
  }
}

@Observable
final class Pair {
  var first = Child()
  var second = Child()

  init() {
    first.count = 1

    second.count = 1
  }
}

struct Screen: View {
  @State var pair = Pair()
  @State var model = Model()

  var body: some View {
    Text("\(model.number) \(model.child.count) \(pair.first.count)")
  }
}

@Observable
final class Named {
  var name = ""
}
