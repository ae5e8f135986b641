import SwiftUI

protocol Storing {
  var text: String { get }
}

struct Holder {
  let content: Any
}

enum Choice {
  case none
  case some(Any)
}

struct Plain {
  let text = ""
}

final class Stored: ObservableObject {
  @Published var title = ""
  private let store: Storing
  init(store: Storing) { self.store = store }
  var text: String { store.text }
  func refresh() {
    print(title)
    objectWillChange.send()
  }
}

final class Held: ObservableObject {
  @Published var title = ""
  private let holder: Holder
  init(holder: Holder) { self.holder = holder }
  var text: String { "\(holder.content)" }
  func refresh() {
    print(title)
    objectWillChange.send()
  }
}

final class Chosen: ObservableObject {
  @Published var title = ""
  private let choice: Choice
  init(choice: Choice) { self.choice = choice }
  var text: String { "\(choice)" }
  func refresh() {
    print(title)
    objectWillChange.send()
  }
}

final class Tracked: ObservableObject {
  @Published var title = ""
  private let plain = Plain()
  var text: String { plain.text }
  func refresh() {
    print(title)
    objectWillChange.send()
  }
}

struct StoredView: View {
  @ObservedObject var stored: Stored
  @ObservedObject var held: Held
  @ObservedObject var chosen: Chosen
  @ObservedObject var tracked: Tracked

  var body: some View {
    Text(stored.text + held.text + chosen.text + tracked.text)
  }
}
