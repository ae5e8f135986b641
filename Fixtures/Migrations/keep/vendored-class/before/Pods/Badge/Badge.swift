import Combine

final class Badge: ObservableObject {
  @Published var count = 0
}
