import Combine
import SwiftUI

public protocol Feed: ObservableObject {
  var items: [String] { get }
}

final class NewsFeed: Feed {
  @Published var items: [String] = []
}

func watch<F: Feed>(feed: F) -> AnyCancellable {
  feed.objectWillChange.sink { _ in print("changes") }
}

protocol Source: ObservableObject {}

final class Files: Source {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var items: [String] = [] {
    willSet { objectWillChange.send() }
  }
}

final class Web: Source {
  @Published var items: [String] = []
}

func watch<S: Source>(source: S) -> AnyCancellable {
  source.objectWillChange.sink { _ in print("changes") }
}

protocol Settings: ObservableObject {}

final class UserSettings: Settings {
  @AppStorage("size") var size = 1
  @Published var theme = "dark"
}

func watch<S: Settings>(settings: S) -> AnyCancellable {
  settings.objectWillChange.sink { _ in print("changes") }
}

protocol Mixed: ObservableObject {}

@MainActor final class Mixer: Mixed {
  @Published var volume = 1
}

func watch<M: Mixed>(mixer: M) -> AnyCancellable {
  mixer.objectWillChange.sink { _ in print("changes") }
}

protocol Asked: ObservableObject {}

final class Asker: Asked {
  @Published var question = ""
}

func watch<A: Asked>(asker: A) -> AnyCancellable
where A.ObjectWillChangePublisher == ObservableObjectPublisher {
  asker.objectWillChange.sink { print("changes") }
}

final class Single: ObservableObject {
  @Published var count = 1
}

func watch<S: ObservableObject>(single: S) -> AnyCancellable {
  single.objectWillChange.sink { _ in print("changes") }
}

func start(_ single: Single) -> AnyCancellable { watch(single: single) }
