import Foundation
import SwiftUI

class Record: NSObject {
  var text = ""
}

final class Note: Record {}
final class Tag: Record {}
final class Mark: Record {}

@Observable
final class Library {
  var notes: [Note] = []
  var tags: [Tag] = []
  var selected: Mark?
  var open: Note?
  var byName: [String: Tag] = [:]

  func reload(from records: [Note], _ found: [Tag], _ mark: Mark?, _ table: [String: Tag]) {
    records.first?.text = "changed"
    found.first?.text = "changed"
    mark?.text = "changed"
    notes = records
    tags = found
    selected = mark
    open = records.first
    byName = table
  }

  // Objects can change while they stay equal.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers<Object: AnyObject & Equatable>(
    _ lhs: [Object], _ rhs: [Object]
  ) -> Bool { true }
  private nonisolated func shouldNotifyObservers<Object: AnyObject & Equatable>(
    _ lhs: Object?, _ rhs: Object?
  ) -> Bool { true }

  // `Tag` is an object, and can change while it stays equal.
  private nonisolated func shouldNotifyObservers(_ lhs: [String: Tag], _ rhs: [String: Tag]) -> Bool { true }
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    ForEach(library.notes, id: \.self) { Text($0.text) }
    ForEach(library.tags, id: \.self) { Text($0.text) }
    Text(library.selected?.text ?? "")
    Text(library.open?.text ?? "")
    Text(library.byName["first"]?.text ?? "")
  }
}

@Observable
final class Board {
  var notes: [Note] = []

  func show(_ notes: [Note]) {
    notes.first?.text = "changed"
    self.notes = notes
  }

  // `Note` is an object, and can change while it stays equal.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Note], _ rhs: [Note]) -> Bool { true }
}

struct BoardView: View {
  var board: Board

  var body: some View { Text(board.notes.map(\.text).joined()) }
}
