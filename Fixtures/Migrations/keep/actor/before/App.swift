import Combine

actor Counter: ObservableObject {
  private var count = 0

  func increment() {
    count += 1
  }
}
