import Combine

final class Filler {
  func fill(_ cart: Cart, from counts: PassthroughSubject<Int, Never>) {
    counts.assign(to: &cart.$count)
  }
  @MainActor func fill(_ guarded: Guarded, from counts: PassthroughSubject<Int, Never>) {
    counts.assign(to: &guarded.$count)
  }
}
