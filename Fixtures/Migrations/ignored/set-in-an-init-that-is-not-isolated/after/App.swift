import SwiftUI

@MainActor
@Observable
final class Teller {
  var chunks: [String] = []
  @ObservationIgnored var voice: String
  var speed = 1.0
  private(set) var language = "en"

  nonisolated init(voice: String) {
    self.voice = voice
  }

  init(language: String) {
    voice = ""
    self.language = language
  }
}

struct TellerView: View {
  var teller: Teller

  var body: some View {
    List(teller.chunks, id: \.self) { chunk in Text(chunk) }
    Text("\(teller.speed) \(teller.language)")
    Button("Louder") { teller.voice = "loud" }
  }
}

@Observable
final class Speaker {
  var isOn = false
  var volume: Int

  nonisolated init(volume: Int) {
    self.volume = volume
  }
}

struct SpeakerView: View {
  var speaker: Speaker

  var body: some View {
    Text("\(speaker.volume) \(speaker.isOn)")
    Button("Louder") { speaker.volume += 1 }
  }
}
