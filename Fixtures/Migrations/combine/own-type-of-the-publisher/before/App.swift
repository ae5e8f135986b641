import Combine

final class Typed: ObservableObject {
  typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>
  let objectWillChange = ObjectWillChangePublisher()
  @Published var title = ""

  func changes() -> ObjectWillChangePublisher { objectWillChange }
}

final class Named: ObservableObject {
  @Published var title = ""

  func changes() -> ObjectWillChangePublisher { objectWillChange }
}
