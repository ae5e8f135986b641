import Combine
import SwiftUI

final class Search: ObservableObject {
  static let shared = Search()
  @Published var query = ""
  private(set) lazy var log = $query.sink { print($0) }
}

struct SearchLabel: View {
  @ObservedObject private var search = Search.shared

  var body: some View {
    Text(search.query)
  }
}
