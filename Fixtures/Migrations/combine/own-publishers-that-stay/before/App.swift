import Combine

final class Player: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var title = ""
}

final class Loader: ObservableObject {
  let objectWillChange: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()
  var count = 0
}
