import Combine

final class Session: ObservableObject {
  @Published var user = ""
}

final class Settings: ObservableObject {
  @Published var sound = true
}

func changes(_ session: Session, _ settings: Settings) -> AnyPublisher<Void, Never> {
  Publishers.Merge(session.objectWillChange, settings.objectWillChange).eraseToAnyPublisher()
}
