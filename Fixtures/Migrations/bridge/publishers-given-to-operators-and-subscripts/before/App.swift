import Combine
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

final class Album: ObservableObject {
  @Published var title = ""
}

struct AccountPage: View {
  @ObservedObject var account: Account
  @ObservedObject var album: Album

  var body: some View {
    Text(account.name)
    Text(album.title)
  }
}

@MainActor
final class Recorder {
  static var tokens: Set<AnyCancellable> = []

  func record(_ source: Published<String>.Publisher) {
    source.sink { print($0) }.store(in: &Self.tokens)
  }

  static func << (recorder: Recorder, source: Published<String>.Publisher) {
    recorder.record(source)
  }
}

@MainActor
final class Archive {
  func record(_ source: Published<String>.Publisher) {
    source.sink { print($0) }.store(in: &Recorder.tokens)
  }

  subscript(source: Published<String>.Publisher) -> Int {
    record(source)
    return 1
  }
}

@MainActor
func connect(_ recorder: Recorder, _ archive: Archive, _ account: Account, _ album: Album) {
  recorder.record(account.$name)
  archive.record(album.$title)
}
