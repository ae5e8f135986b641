import Combine

final class Login: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest($name, $password)
      .map { !$0.isEmpty && $1.count > 8 }
      .assign(to: \.isValid, on: self)
      .store(in: &cancellables)
  }
}
