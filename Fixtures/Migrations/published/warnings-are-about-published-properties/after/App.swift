import SwiftUI

@Observable
final class Model {
  var items: String {
    get { access(keyPath: \.items); return storedItems }
    set { withMutation(keyPath: \.items) { storedItems = newValue } }
  }
  @ObservationIgnored @AppStorage("items") private var storedItems = ""

  var count = 0
  var isDone = false
  var revision = 0
  var isOpen = false
  var tick = 0
  var isReady = false
  var size = 0 {
    didSet { isOpen = false }
  }

  func reload() {
    items = items
    isDone = true
    isReady = true
    revision += 1
    tick += 1
    size += 1
    DispatchQueue.global().async { self.count += 1 }
  }

  func finish() {
    isDone = true
    isReady = true
    isOpen = true
  }

  func open() { isOpen = true }
}

@Observable
final class Other {
  var isReady = false
  var tick = 0

  func start() {
    isReady = true
    tick = 0
  }

  func restart() { isReady = true }
}

struct ModelView: View {
  var model: Model
  var other: Other

  var body: some View {
    Text("\(model.isOpen) \(model.items) \(other.isReady) \(other.tick)")
  }
}
