import SwiftUI

@Observable
final class Log {
  static let shared = Log()
  var lines: [String] = []
  func info(_ text: String) {
    DispatchQueue.global().async {
      DispatchQueue.main.async {
        self.lines.append(text)
        if self.lines.count > 1000 { self.lines.removeFirst(100) }
      }
    }
  }
}

@Observable
final class Audio { var tick = 0 }

@Observable
final class Services {
  var isReady = false
  @ObservationIgnored private var known: Audio?
  var audio: Audio {
    if let known { return known }
    Log.shared.info("made")
    let audio = Audio()
    known = audio
    return audio
  }
}

struct ServicesView: View {
  @Environment(Services.self) var services
  var body: some View {
    Text("a").onChange(of: services.isReady) { _ in print("ready") }
    Text("b").onChange(of: services.audio.tick) { _ in print("tick") }
  }
}

struct LogView: View {
  var log = Log.shared
  var body: some View { Text("\(log.lines.count)") }
}
