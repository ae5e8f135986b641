import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  private(set) lazy var log = $query.sink { print($0) }
}

struct SearchField: View {
  @ObservedObject var search: Search

  var body: some View {
    TextField("Search", text: $search.query)
  }
}

struct SearchField_Previews: PreviewProvider {
  @StateObject static var search = Search()

  static var previews: some View {
    SearchField(search: Search())
      .environmentObject(Search())
  }
}

#Preview {
  @Previewable @StateObject var search = Search()

  SearchField(search: search)
}
