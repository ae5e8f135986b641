import Combine
import Foundation

final class Service {
  var names: [String] = []
}

struct Chore: Equatable {
  let id: Int
  var name: String

  static func == (left: Chore, right: Chore) -> Bool { left.id == right.id }
}

final class Names: ObservableObject {
  @Published var title = "t"
  private let service: Service

  init(_ service: Service) { self.service = service }

  var count: Int { service.names.count }
  var isEmpty: Bool {
    get { service.names.isEmpty }
    set {
      guard newValue else { return }
      defer { objectWillChange.send() }
      service.names = []
    }
  }

  func has(_ name: String) -> Bool {
    service.names.contains(name)
  }

  func add(_ name: String) {
    service.names.append(name)
    objectWillChange.send()
  }
}

final class Board: ObservableObject {
  @Published var service = Service()
  @Published var chore = Chore(id: 1, name: "")

  func add(_ name: String) {
    service.names.append(name)
    objectWillChange.send()
  }

  func show(_ chore: Chore) {
    objectWillChange.send()
    self.chore = chore
  }

  func rename(_ name: String) {
    chore.name = name
    objectWillChange.send()
  }
}

final class Lines: ObservableObject {
  @Published private var lines: [String] = []
  var text: String { lines.joined() }

  func add(_ line: String) {
    lines.append(line)
    publish()
  }

  private func publish() {
    print(lines.count)
    objectWillChange.send()
  }
}
