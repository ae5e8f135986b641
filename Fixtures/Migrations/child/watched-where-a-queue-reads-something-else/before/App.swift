import SwiftUI

final class Log: ObservableObject {
  static let shared = Log()
  @Published var lines: [String] = []
  func info(_ text: String) {
    DispatchQueue.global().async {
      DispatchQueue.main.async {
        self.lines.append(text)
        if self.lines.count > 1000 { self.lines.removeFirst(100) }
      }
    }
  }
}

final class Audio: ObservableObject { @Published var tick = 0 }

final class Services: ObservableObject {
  @Published var isReady = false
  private var known: Audio?
  var audio: Audio {
    if let known { return known }
    Log.shared.info("made")
    let audio = Audio()
    known = audio
    return audio
  }
}

struct ServicesView: View {
  @EnvironmentObject var services: Services
  var body: some View {
    Text("a").onChange(of: services.isReady) { _ in print("ready") }
    Text("b").onChange(of: services.audio.tick) { _ in print("tick") }
  }
}

struct LogView: View {
  @ObservedObject var log = Log.shared
  var body: some View { Text("\(log.lines.count)") }
}
