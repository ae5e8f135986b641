import Combine

final class Stepper: ObservableObject {
  @Published private(set) var quantity = 1

  func step() { quantity += 1 }
}

final class Row: ObservableObject {
  @Published var quantity = 0
  @Published var name = "row"

  deinit { print("row gone") }
}

final class Pair: ObservableObject {
  @Published var title = ""
  let stepper = Stepper()
  let row: Row

  init(row: Row) {
    self.row = row
    follow()
  }

  private func follow() {
    stepper.$quantity
      .map { $0 * 10 }
      .assign(to: &row.$quantity)
  }
}

struct Names {
  let names: PassthroughSubject<String, Never>

  func follow(by pair: Pair) {
    let row = pair.row
    names.assign(to: &row.$name)
    names.map { $0 + "!" }.assign(to: &pair.$title)
  }
}

final class Guarded: ObservableObject {
  @Published fileprivate(set) var count = 0
}

func follow(_ counts: PassthroughSubject<Int, Never>, by guarded: Guarded) {
  counts.assign(to: &guarded.$count)
}
