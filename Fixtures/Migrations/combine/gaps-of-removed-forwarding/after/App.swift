import SwiftUI

@Observable
final class Child {
  var name = ""
  var next: Child?
}

@Observable
final class Parent {
  var count = 0
  let first = Child()
  let second = Child()
  let third = Child()

  init() {
    count = 1

    count = 2
  }

  init(count: Int) {
    self.count = count

    self.count += 1
  }

  init(last: Int) {
    self.count = last
  }

  init(first: Int) {
    count = first
  }

  init(ends: Int) {
    self.count = ends
  }

  func followAgain() {
  }

  func follow() {
    count += 1

    count += 1
  }

  func followInBranch() {
    count += 1
  }

  func followTwo() {
    count += 1
    let next = first.next, name = first.name
    print(name)
  }

  func followMade() {
    count += 1
    let made = makeNext()
    count += 1
  }

  private func makeNext() -> Child {
    first.next = second
    return second
  }

  func followUsed() {
    let next = first.next
    next?.name = "next"
  }
}

struct ParentView: View {
  @State private var parent = Parent()

  var body: some View { Text("\(parent.count) \(parent.first.name) \(parent.second.name)") }
}
