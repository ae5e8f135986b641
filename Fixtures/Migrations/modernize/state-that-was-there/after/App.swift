import SwiftUI

struct Card: View {
  @State private var width: Double
  @State private var title: String
  @State private var isOpen: Bool  // open at first
  let name: String

  init(name: String) {
    self.name = name
    _width = State(initialValue: 2)  // twice
    self._title = .init(wrappedValue: name)
    _isOpen = State(initialValue: true)
  }

  var body: some View { Text(title) }
}

struct Plain: View {
  @State private var count = 0
  let name: String

  init(name: String) {
    self.name = name
  }

  var body: some View { Text("\(count)") }
}

struct Loose: View {
  @State private var count = 0

  init() {}

  init(count: Int) {
    _count = State(initialValue: count)
  }

  var body: some View { Text("\(count)") }
}

struct Early: View {
  @State private var count: Int
  let name: String

  init(name: String, isNew: Bool) {
    if isNew {
      _count = State(initialValue: 0)
    } else {
      _count = State(initialValue: 1)
    }
    self.name = name
  }

  var body: some View { Text("\(count)") }
}

struct Maybe: View {
  @State private var count: Int? = nil

  init(count: Int) {
    _count = State(initialValue: count)
  }

  var body: some View { Text("\(count ?? 0)") }
}

struct Moved: View {
  @State private var count: Int
  let next: Int

  init(_ start: Int) {
    var number = start
    _count = State(initialValue: number)
    number += 1
    next = number
  }

  var body: some View { Text("\(count)") }
}

struct Open: View {
  @State var count = 0

  var body: some View { Text("\(count)") }
}

extension Open {
  init(twice count: Int) {
    _count = State(initialValue: 2 * count)
  }
}

let open = Open()
