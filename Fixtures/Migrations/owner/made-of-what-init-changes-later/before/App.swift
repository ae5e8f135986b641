import SwiftUI

final class Config { var level = 1 }
final class Log: ObservableObject {
  @Published var text: String
  init(_ config: Config) { text = "level \(config.level)" }
}
final class Title: ObservableObject {
  @Published var text: String
  init(_ text: String) { self.text = text }
}
enum Options { static var isVerbose = false }
final class Choice: ObservableObject {
  @Published var text = Options.isVerbose ? "long" : "short"
}

struct LogView: View {
  @StateObject private var log: Log
  init(verbose: Bool) {
    let config = Config()
    _log = StateObject(wrappedValue: Log(config))
    if verbose { config.level = 2 }
  }
  var body: some View { Text(log.text) }
}
struct TitleView: View {
  @StateObject private var title: Title
  let note: String
  init(verbose: Bool) {
    var text = "short"
    _title = StateObject(wrappedValue: Title(text))
    if verbose { text = "long" }
    note = "note"
    print(text)
  }
  var body: some View { Text(title.text + note) }
}
struct ChoiceView: View {
  @StateObject private var choice: Choice
  init(verbose: Bool) {
    _choice = StateObject(wrappedValue: Choice())
    Options.isVerbose = verbose
  }
  var body: some View { Text(choice.text) }
}
struct PlainView: View {
  @StateObject private var choice: Title
  init(verbose: Bool) {
    let text = "a"
    _choice = StateObject(wrappedValue: Title(text))
    print(text)
  }
  var body: some View { Text(choice.text) }
}

struct ConfiguredView: View {
  @StateObject private var log: Log
  init(configure: (Config) -> Void) {
    let config = Config()
    _log = StateObject(wrappedValue: Log(config))
    configure(config)
  }
  var body: some View { Text(log.text) }
}
