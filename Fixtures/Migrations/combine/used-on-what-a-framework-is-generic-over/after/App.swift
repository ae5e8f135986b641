import AppIntents
import Combine
import SwiftUI
import UIKit

@Observable
final class Counter {
  var count = 0
  var title = ""
}

final class Shelf: ObservableObject {
  @Published var title = ""
}

final class Lamp: ObservableObject, Hashable {
  @Published var title = ""
  static func == (left: Lamp, right: Lamp) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Row: Hashable {
  @Published var title = ""
  static func == (left: Row, right: Row) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Cell: UICollectionViewCell {
  var subscription: AnyCancellable?
}

typealias Registration = UICollectionView.CellRegistration<Cell, Row>

@MainActor
final class Rows {
  static let registration: UICollectionView.CellRegistration<Cell, Row> = .init { cell, _, row in
    cell.subscription = row.$title.sink { print($0) }
  }
  let named: Registration = .init { cell, _, row in
    cell.subscription = row.$title.sink { print($0) }
  }
  let spelled = UICollectionView.CellRegistration<Cell, Row> { cell, _, row in
    cell.subscription = row.$title.sink { print($0) }
  }
  let unnamed = UICollectionView.CellRegistration<Cell, Row>(handler: {
    $0.subscription = $2.$title.sink { print($0) }
  })
  let shelves: UICollectionView.CellRegistration<Cell, Shelf> = .init { cell, _, shelf in
    cell.subscription = shelf.$title.sink { print($0) }
  }
  let source: UICollectionViewDiffableDataSource<Int, Row>
  let lamps: UICollectionViewDiffableDataSource<Int, Lamp>

  init(_ view: UICollectionView) {
    source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: view) { _, _, row in
      _ = row.$title.sink { print($0) }
      return nil
    }
    lamps = UICollectionViewDiffableDataSource<Int, Lamp>(collectionView: view) { _, _, lamp in
      _ = lamp.$title.sink { print($0) }
      return nil
    }
  }
}

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Count") var count: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    [
      AppShortcut(
        intent: CountIntent(), phrases: ["Count to \(\.$count) in \(.applicationName)"],
        shortTitle: "Count", systemImageName: "number")
    ]
  }
}

struct CounterView: View {
  @State private var counter = Counter()
  @StateObject private var shelf = Shelf()
  @StateObject private var lamp = Lamp()
  var body: some View { Text("\(counter.count) \(shelf.title) \(lamp.title) \(counter.title)") }
}
