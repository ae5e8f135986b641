import PartnerKit
import SwiftUI

@Observable
final class Items {
  private var items: [Int] = []
  var all: [Int] { items }
  func add() { items.append(1) }
}

/// Some code of its file can name its variable.
final class Lines: ObservableObject {
  @Published fileprivate var lines: [Int] = []
  var all: [Int] { lines }
  func add() { lines.append(1) }
}

/// So can another file, of this one.
final class Marks: ObservableObject {
  @Published var marks: [Int] = []
  var all: [Int] { marks }
  func add() { marks.append(1) }
}

struct LinesView: View {
  let lines: Lines

  var body: some View {
    let _ = partnerState().lines.append(1)
    Text("\(lines.all.count)")
  }
}
