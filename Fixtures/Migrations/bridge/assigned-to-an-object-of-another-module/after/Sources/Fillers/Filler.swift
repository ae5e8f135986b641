import Combine

final class Filler {
  func fill(_ cart: Cart, from counts: PassthroughSubject<Int, Never>) {
    counts.sink { [weak cart] in cart?.count = $0 }.store(in: &cart.assignmentCancellables)
  }
  @MainActor func fill(_ guarded: Guarded, from counts: PassthroughSubject<Int, Never>) {
    counts.assign(to: &guarded.$count)
  }
}
