import Combine

final class Connection {
  let messages = PassthroughSubject<String, Never>()
  private(set) var isOpen = CurrentValueSubject<Bool, Never>(false)
  private var cancellables = Set<AnyCancellable>()

  func open() {
    isOpen.send(true)
    messages.sink { print($0) }.store(in: &cancellables)
  }
}
