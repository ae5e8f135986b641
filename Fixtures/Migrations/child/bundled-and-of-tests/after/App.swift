import SwiftUI
// a file that one class writes, and a bundled picture that a view shows
@Observable
final class Catalog {
  var lastError: String?
  var items: [String] = []
  func importFile(_ url: URL) {
    do { try Data().write(to: url); items.append("a") } catch { lastError = "b" }
  }
}
struct Main: View {
  var catalog: Catalog
  var body: some View {
    VStack {
      if let url = Bundle.main.url(forResource: "logo", withExtension: "png"), let data = try? Data(contentsOf: url) {
        Text("\(data.count)")
      }
      Text("\(catalog.items.count)")
    }
  }
}
