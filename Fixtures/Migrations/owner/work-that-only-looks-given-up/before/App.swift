import SwiftUI

final class Registry {
  static let shared = Registry()
  private(set) var names: [String] = []
  func add(_ model: AnyObject) { names.append("\(model)") }
  func remove(_ model: AnyObject) { names.removeAll() }
  func log(_ text: String) { print(text) }
}

final class Logged: ObservableObject {
  @Published var title = ""
  init() { Registry.shared.add(self) }
  deinit { Registry.shared.log("gone") }
}

final class Added: ObservableObject {
  @Published var title = ""
  init() { Registry.shared.add(self) }
  deinit { Registry.shared.remove(self) }
}

class Base {
  func prepare() { Registry.shared.add(self) }
}

final class Prepared: Base, ObservableObject {
  @Published var title = ""
  override init() {
    super.init()
    super.prepare()
  }
}

struct Row: View {
  let number: Int
  @StateObject private var logged = Logged()
  @StateObject private var added = Added()
  @StateObject private var prepared = Prepared()

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
