import SwiftUI

enum Loader {
  static func fill(_ rows: inout [String]) async { rows.append("row") }
  static func fillNow(_ rows: inout [String]) { rows.append("row") }
}
protocol Filling { func fill(_ rows: inout [String]) async }
struct Filler: Filling {
  func fill(_ rows: inout [String]) async { rows.append("row") }
}

@Observable
final class Feed {
  var rows: [String] = []
  var values: [String] = []
  var others: [String] = []
  var plain: [String] = []
  let filler = Filler()
  let any: any Filling = Filler()
  func more() async {
    var updatedRows = rows
    await Loader.fill(&updatedRows)
    rows = updatedRows
    var updatedValues = values
    await filler.fill(&updatedValues)
    values = updatedValues
    var updatedOthers = others
    await any.fill(&updatedOthers)
    others = updatedOthers
    Loader.fillNow(&plain)
  }
}

struct FeedView: View {
  @State private var feed = Feed()
  var body: some View {
    Text("rows \(feed.rows.count) \(feed.values.count) \(feed.others.count) \(feed.plain.count)")
    Button("More") { Task { await feed.more() } }
  }
}
