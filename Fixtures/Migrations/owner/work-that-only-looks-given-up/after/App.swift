import SwiftUI

final class Registry {
  static let shared = Registry()
  private(set) var names: [String] = []
  func add(_ model: AnyObject) { names.append("\(model)") }
  func remove(_ model: AnyObject) { names.removeAll() }
  func log(_ text: String) { print(text) }
}

@Observable
final class Logged {
  var title = ""
  init() { Registry.shared.add(self) }
  deinit { Registry.shared.log("gone") }
}

@Observable
final class Added {
  var title = ""
  init() { Registry.shared.add(self) }
  deinit { Registry.shared.remove(self) }
}

class Base {
  func prepare() { Registry.shared.add(self) }
}

@Observable
final class Prepared: Base {
  var title = ""
  override init() {
    super.init()
    super.prepare()
  }
}

struct Row: View {
  let number: Int
  @State private var logged = Logged()
  @State private var added = Added()
  @State private var prepared = Prepared()

  var body: some View {
    Text("\(number) \(logged.title) \(added.title) \(prepared.title)")
  }
}

struct Screen: View {
  @State private var number = 0

  var body: some View {
    Row(number: number)
    Button("Next") { number += 1 }
  }
}
