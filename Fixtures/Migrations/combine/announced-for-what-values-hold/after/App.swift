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

@Observable
final class Stored {
  var title = ""
  private let store: Storing

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(store: Storing) { self.store = store }
  var text: String {
    _ = revision
    return store.text
  }
  func refresh() {
    print(title)
    revision += 1
  }
}

@Observable
final class Held {
  var title = ""
  private let holder: Holder

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(holder: Holder) { self.holder = holder }
  var text: String {
    _ = revision
    return "\(holder.content)"
  }
  func refresh() {
    print(title)
    revision += 1
  }
}

@Observable
final class Chosen {
  var title = ""
  private let choice: Choice

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(choice: Choice) { self.choice = choice }
  var text: String {
    _ = revision
    return "\(choice)"
  }
  func refresh() {
    print(title)
    revision += 1
  }
}

@Observable
final class Tracked {
  var title = ""
  private let plain = Plain()
  var text: String { plain.text }
  func refresh() {
    print(title)
  }
}

struct StoredView: View {
  var stored: Stored
  var held: Held
  var chosen: Chosen
  var tracked: Tracked

  var body: some View {
    Text(stored.text + held.text + chosen.text + tracked.text)
  }
}
