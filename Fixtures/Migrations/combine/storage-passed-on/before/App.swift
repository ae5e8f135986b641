import Combine

func describe(_ published: Published<Bool>) -> String { "\(published)" }

final class Settings: ObservableObject {
  @Published var sound = true

  func dump() -> String {
    describe(_sound)
  }
}
