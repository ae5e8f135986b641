import SwiftUI

struct Spelled: View {
  @State private var count: Optional<Int> = 0
  @State private var total: Int! = 0

  init(count: Int) {
    _count = State(initialValue: count)
    _total = State(initialValue: count)
  }

  var body: some View { Text("\(count ?? total)") }
}

struct Copied: View {
  @State private var width = 1
  var name = ""

  init(name: String) {
    self.name = name
  }

  init(copying other: Copied) {
    var copy = other
    copy._width = State(initialValue: 2)
    copy.name = "copy"
    self = copy
  }

  var body: some View { Text("\(width)") }
}

final class Host {
  @State var size = 1

  init() {
    _size = State(initialValue: 2)
  }
}

// observify:ignore -- rewritten next week
struct Ignored: View {
  @State private var size = 1

  init() {
    _size = State(initialValue: 2)
  }

  var body: some View { Text("\(size)") }
}

struct Changed: View {
  @State private var size: Int

  init() {
    _size = State(initialValue: 2)
  }

  var body: some View { Text("\(size)") }
}
