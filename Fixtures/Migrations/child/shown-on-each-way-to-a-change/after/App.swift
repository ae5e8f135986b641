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

@Observable
final class Model {
  private let service = Service()
  var ups = 0
  var downs = 0
  var items: [Int] = []
  var value = 0
  var failures = ""

  var count: Int {
    // Update when one of these changes; `Service.count` is not observable.
    _ = (downs, ups)
    return service.count
  }
  var loads: Int {
    // Update when `items` changes; `Service.loads` is not observable.
    _ = items
    return service.loads
  }
  var tries: Int {
    // Update when one of these changes; `Service.tries` is not observable.
    _ = (value, failures)
    return service.tries
  }

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

  // `Service.loads` is not observable, and views read it again when `items` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Int], _ rhs: [Int]) -> Bool { true }

  // `service` is not observable, and views read it again when `value` is assigned.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct CountView: View {
  var model: Model
  var body: some View { Text("\(model.count) \(model.loads) \(model.tries)") }
}

struct Screen: View {
  @State var model = Model()

  var body: some View {
    CountView(model: model)
    Text("\(model.ups) \(model.downs) \(model.items.count) \(model.value) \(model.failures)")
    Button("Change") { model.change() }
  }
}
