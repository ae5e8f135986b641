import SwiftUI

final class Config { var level = 1 }
@Observable
final class Log {
  var text: String
  init(_ config: Config) { text = "level \(config.level)" }
}
@Observable
final class Title {
  var text: String
  init(_ text: String) { self.text = text }
}
enum Options { static var isVerbose = false }
@Observable
final class Choice {
  var text = Options.isVerbose ? "long" : "short"
}

struct LogView: View {
  @State private var log: Log
  init(verbose: Bool) {
    let config = Config()
    if verbose { config.level = 2 }
    _log = State(wrappedValue: Log(config))
  }
  var body: some View { Text(log.text) }
}
struct TitleView: View {
  @State private var title: Title
  let note: String
  init(verbose: Bool) {
    var text = "short"
    if verbose { text = "long" }
    note = "note"
    _title = State(wrappedValue: Title(text))
    print(text)
  }
  var body: some View { Text(title.text + note) }
}
struct ChoiceView: View {
  @State private var choice: Choice
  init(verbose: Bool) {
    Options.isVerbose = verbose
    _choice = State(wrappedValue: Choice())
  }
  var body: some View { Text(choice.text) }
}
struct PlainView: View {
  @State private var choice: Title
  init(verbose: Bool) {
    let text = "a"
    _choice = State(wrappedValue: Title(text))
    print(text)
  }
  var body: some View { Text(choice.text) }
}

struct ConfiguredView: View {
  @State private var log: Log
  init(configure: (Config) -> Void) {
    let config = Config()
    configure(config)
    _log = State(wrappedValue: Log(config))
  }
  var body: some View { Text(log.text) }
}
