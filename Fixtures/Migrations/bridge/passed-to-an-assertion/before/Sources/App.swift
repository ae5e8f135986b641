import Combine

final class Session: ObservableObject {
  @Published var name = ""
}

final class Strict: ObservableObject {
  @Published var name = ""
}

final class Erased: ObservableObject {
  @Published var name = ""
}
