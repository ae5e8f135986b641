import Combine
import SwiftUI

@Observable
final class Account {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  private let nameSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var namePublisher = nameSubject.eraseToAnyPublisher()
}

final class Album: ObservableObject {
  @Published var title = ""
}

struct AccountPage: View {
  var account: Account
  @ObservedObject var album: Album

  var body: some View {
    Text(account.name)
    Text(album.title)
  }
}

/// Two functions of one name, told apart by their labels.
final class Recorder {
  private var tokens: Set<AnyCancellable> = []

  func bind(name: AnyPublisher<String, Never>) {
    name.sink { print($0) }.store(in: &tokens)
  }

  func bind(title: Published<String>.Publisher) {
    title.sink { print($0) }.store(in: &tokens)
  }
}

func connect(_ recorder: Recorder, _ account: Account, _ album: Album, _ odd: Odd) {
  recorder.bind(name: account.namePublisher)
  recorder.bind(title: album.$title)
  recorder.bind(title: odd.titles[0])
}

struct Odd {
  var titles: [Published<String>.Publisher] = []
}
