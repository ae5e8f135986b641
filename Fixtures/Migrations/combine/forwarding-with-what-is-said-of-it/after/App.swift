import Combine
import SwiftUI

@Observable
final class Picker {
  var isVisible = false
  let limit: Int

  init(limit: Int, title: String = "") { self.limit = limit }
}

@Observable
final class Board {
  var count = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  private let limit = 3

  @ObservationIgnored lazy var picker: Picker = Picker(
    limit: limit,
    title: "Pick"
  )

  @ObservationIgnored lazy var visible: Picker = {
    let picker = Picker(limit: 1)
    picker.isVisible = true
    return picker
  }()

  @ObservationIgnored lazy var last: Picker = {
    // The smallest that there is
    let picker = Picker(limit: 1)

    // What follows is about the whole picker

    return picker
  }()

  private let other: Picker

  init(_ other: Picker, _ numbers: AnyPublisher<Int, Never>) {
    self.other = other
    // What the board listens to
    numbers
      .sink { [weak self] in self?.count = $0 }
      .store(in: &bag)
  }
}

struct BoardView: View {
  var board: Board

  var body: some View {
    Text(board.picker.isVisible ? "Open" : "Closed")
    Text(board.visible.isVisible ? "Open" : "Closed")
    Text(board.last.isVisible ? "Open" : "Closed")
    Text("\(board.count)")
  }
}
