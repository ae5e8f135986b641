import SwiftUI

final class Filter: ObservableObject {
  @Published var kind = 0
  @Published var text = ""

  func refresh() { kind = kind; text = text }

}

struct FilterView: View {
  @ObservedObject var filter: Filter
  var body: some View { Text("\(filter.kind) \(filter.text)") }
}
