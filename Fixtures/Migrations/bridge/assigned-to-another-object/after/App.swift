import Combine
import Observation

@Observable
final class Stepper {
  private(set) var quantity = 1 {
    willSet { quantitySubject.send(newValue) }
  }
  private let quantitySubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var quantityPublisher = quantitySubject.eraseToAnyPublisher()

  func step() { quantity += 1 }
}

@Observable
final class Row {
  var quantity = 0
  var name = "row"
  @ObservationIgnored var assignmentCancellables: Set<AnyCancellable> = []

  deinit { print("row gone") }
}

@Observable
final class Pair {
  var title = ""
  let stepper = Stepper()
  let row: Row
  @ObservationIgnored var assignmentCancellables: Set<AnyCancellable> = []

  init(row: Row) {
    self.row = row
    follow()
  }

  private func follow() {
    stepper.quantityPublisher
      .map { $0 * 10 }
      .sink { [weak row = row] in row?.quantity = $0 }
      .store(in: &row.assignmentCancellables)
  }
}

struct Names {
  let names: PassthroughSubject<String, Never>

  func follow(by pair: Pair) {
    let row = pair.row
    names.sink { [weak row] in row?.name = $0 }.store(in: &row.assignmentCancellables)
    names.map { $0 + "!" }.sink { [weak pair] in pair?.title = $0 }.store(in: &pair.assignmentCancellables)
  }
}

final class Guarded: ObservableObject {
  @Published fileprivate(set) var count = 0
}

func follow(_ counts: PassthroughSubject<Int, Never>, by guarded: Guarded) {
  counts.assign(to: &guarded.$count)
}
