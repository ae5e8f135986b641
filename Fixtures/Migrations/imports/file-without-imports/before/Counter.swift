// Counts what is counted.

// The counter.
final class Counter: ObservableObject {
  @Published var count = 0
}
