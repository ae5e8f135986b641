import SwiftUI

final class Model: ObservableObject {
  @AppStorage("items") var items = ""
  var count = 0
  var isDone = false
  var revision = 0
  @Published var isOpen = false
  @Published var tick = 0
  @Published var isReady = false
  @Published var size = 0 {
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

final class Other: ObservableObject {
  @Published var isReady = false
  @Published var tick = 0

  func start() {
    isReady = true
    tick = 0
  }

  func restart() { isReady = true }
}

struct ModelView: View {
  @ObservedObject var model: Model
  @ObservedObject var other: Other

  var body: some View {
    Text("\(model.isOpen) \(model.items) \(other.isReady) \(other.tick)")
  }
}
