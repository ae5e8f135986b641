import Combine

@propertyWrapper
struct Observable {
  var wrappedValue: Int
}

final class Store: ObservableObject {
  @Published var count = 0
}

struct Screen {
  @Observable var number = 1
}
