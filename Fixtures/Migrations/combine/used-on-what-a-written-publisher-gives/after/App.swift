import Combine
import SwiftUI

/// Follows all objects of a list that is published elsewhere.
final class Channel<T: ObservableObject> {
  var publisher: Published<[T]>.Publisher
  private var observer: AnyCancellable?
  private var observers: [AnyCancellable] = []

  init(publisher: Published<[T]>.Publisher) { self.publisher = publisher }

  func bind(completion: @escaping () -> Void) -> Channel<T> {
    observer = publisher.sink { array in
      self.observers = array.map { observable in
        return observable.objectWillChange.sink { _ in completion() }
      }
    }
    return self
  }
}

final class Variable: ObservableObject {
  @Published var name = ""
}

final class Rule: ObservableObject {
  @Published var variables: [Variable] = []
  private var channel: Channel<Variable>?

  func start() {
    channel = Channel(publisher: $variables).bind { self.objectWillChange.send() }
  }
}

@Observable
final class Settings {
  var isDark = false
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View { Toggle("Dark", isOn: $settings.isDark) }
}
