import SwiftUI

final class Service {
  private(set) var count = 0
  private(set) var loads = 0
  private(set) var tries = 0

  func step() { count += 1 }

  func load() -> [Int] {
    loads += 1
    return [loads]
  }

  func attempt() throws -> Int {
    tries += 1
    return tries
  }
}

final class Model: ObservableObject {
  private let service = Service()
  @Published var ups = 0
  @Published var downs = 0
  @Published var items: [Int] = []
  @Published var value = 0
  @Published var failures = ""

  var count: Int { service.count }
  var loads: Int { service.loads }
  var tries: Int { service.tries }

  func change() {
    if ups > downs {
      service.step()
      downs += 1
    } else {
      service.step()
      ups += 1
    }
  }

  func reload() { items = loaded() }

  private func loaded() -> [Int] { service.load() }

  func attempt() {
    do {
      value = try service.attempt()
    } catch {
      failures += "x"
    }
  }
}

struct CountView: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count) \(model.loads) \(model.tries)") }
}

struct Screen: View {
  @StateObject var model = Model()

  var body: some View {
    CountView(model: model)
    Text("\(model.ups) \(model.downs) \(model.items.count) \(model.value) \(model.failures)")
    Button("Change") { model.change() }
  }
}
