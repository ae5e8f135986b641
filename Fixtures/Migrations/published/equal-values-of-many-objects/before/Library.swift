import Foundation
import SwiftUI

class Record: NSObject {
  var text = ""
}

final class Note: Record {}
final class Tag: Record {}
final class Mark: Record {}

final class Library: ObservableObject {
  @Published var notes: [Note] = []
  @Published var tags: [Tag] = []
  @Published var selected: Mark?
  @Published var open: Note?
  @Published var byName: [String: Tag] = [:]

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
}

struct LibraryView: View {
  @StateObject private var library = Library()

  var body: some View {
    ForEach(library.notes, id: \.self) { Text($0.text) }
    ForEach(library.tags, id: \.self) { Text($0.text) }
    Text(library.selected?.text ?? "")
    Text(library.open?.text ?? "")
    Text(library.byName["first"]?.text ?? "")
  }
}

final class Board: ObservableObject {
  @Published var notes: [Note] = []

  func show(_ notes: [Note]) {
    notes.first?.text = "changed"
    self.notes = notes
  }
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View { Text(board.notes.map(\.text).joined()) }
}
