import Combine

final class Log: ObservableObject {
  @Published var name = ""
}

func follow(_ logs: [Log]) -> AnyCancellable? {
  let last = [logs].joined().last
  return last?.objectWillChange.sink { _ in print("changed") }
}
