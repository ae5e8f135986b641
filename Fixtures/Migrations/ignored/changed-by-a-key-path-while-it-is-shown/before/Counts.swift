import SwiftUI

final class Counts: ObservableObject {
  @Published var title = "Counts"
  var shown = 0
  var noted = 0
  var early = 0
  var late = 0
  var taps = 0

  private func note(_ count: ReferenceWritableKeyPath<Counts, Int>) { self[keyPath: count] += 1 }

  var heading: String {
    self[keyPath: \.shown] += 1
    return title
  }

  var caption: String {
    note(\.noted)
    return title
  }

  var footer: String {
    let count: ReferenceWritableKeyPath<Counts, Int> = title.isEmpty ? \.early : \.late
    self[keyPath: count] += 1
    return title
  }

  func tap() { note(\.taps) }
}

struct CountsView: View {
  @ObservedObject var counts: Counts
  var body: some View {
    Text(counts.heading)
    Text(counts.caption)
    Text(counts.footer)
    Button("Tap \(counts.taps)") { counts.tap() }
  }
}
