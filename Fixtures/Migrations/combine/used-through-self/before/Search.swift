import Combine

final class Search: ObservableObject {
  @Published var query = ""
}
