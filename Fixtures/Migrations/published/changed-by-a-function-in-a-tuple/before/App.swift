import SwiftUI

struct Gate {
  var count = 0
  var rules: [(place: Int, isOpen: () -> Bool)] = []

  mutating func go() {
    guard let entry = rules.first(where: { $0.place == 1 }), entry.isOpen() else { return }
    count += 1
  }
}

final class GateModel: ObservableObject {
  @Published private(set) var gate = Gate()

  init() { gate.rules.append((1, { [unowned self] in gate.count < 2 })) }

  func go() { gate.go() }
}

struct Tally {
  var count = 0
  var last = (place: 1, count: 0)

  mutating func go() { count += last.count.advanced(by: 1) }
}

final class TallyModel: ObservableObject {
  @Published private(set) var tally = Tally()

  func go() { tally.go() }
}

struct GateView: View {
  @StateObject private var model = GateModel()
  @StateObject private var tally = TallyModel()

  var body: some View {
    Text("\(model.gate.count) \(tally.tally.count)")
    Button("go") {
      model.go()
      tally.go()
    }
  }
}
