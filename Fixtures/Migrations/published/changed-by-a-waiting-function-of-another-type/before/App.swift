import SwiftUI

enum Loader {
  static func fill(_ rows: inout [String]) async { rows.append("row") }
  static func fillNow(_ rows: inout [String]) { rows.append("row") }
}
protocol Filling { func fill(_ rows: inout [String]) async }
struct Filler: Filling {
  func fill(_ rows: inout [String]) async { rows.append("row") }
}

final class Feed: ObservableObject {
  @Published var rows: [String] = []
  @Published var values: [String] = []
  @Published var others: [String] = []
  @Published var plain: [String] = []
  let filler = Filler()
  let any: any Filling = Filler()
  func more() async {
    await Loader.fill(&rows)
    await filler.fill(&values)
    await any.fill(&others)
    Loader.fillNow(&plain)
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  var body: some View {
    Text("rows \(feed.rows.count) \(feed.values.count) \(feed.others.count) \(feed.plain.count)")
    Button("More") { Task { await feed.more() } }
  }
}
