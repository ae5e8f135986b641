import Combine
import SwiftUI

final class Picker: ObservableObject {
  @Published var isVisible = false
  let limit: Int

  init(limit: Int, title: String = "") { self.limit = limit }
}

final class Board: ObservableObject {
  @Published var count = 0
  private var bag = Set<AnyCancellable>()
  private let limit = 3

  lazy var picker: Picker = {
    let picker = Picker(
      limit: limit,
      title: "Pick"
    )
    // The board is shown again when the picker is
    picker.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
    return picker
  }()

  lazy var visible: Picker = {
    let picker = Picker(limit: 1)
    picker.isVisible = true
    // The board is shown again when the picker is
    picker.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
    return picker
  }()

  lazy var last: Picker = {
    // The smallest that there is
    let picker = Picker(limit: 1)

    // What follows is about the whole picker

    picker.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
    return picker
  }()

  private let other: Picker

  init(_ other: Picker, _ numbers: AnyPublisher<Int, Never>) {
    self.other = other
    // What the board listens to
    other.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
    numbers
      .sink { [weak self] in self?.count = $0 }
      .store(in: &bag)
  }
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text(board.picker.isVisible ? "Open" : "Closed")
    Text(board.visible.isVisible ? "Open" : "Closed")
    Text(board.last.isVisible ? "Open" : "Closed")
    Text("\(board.count)")
  }
}
