import Combine

final class Counter: Combine.ObservableObject {
  @Combine.Published var count = 0
}
