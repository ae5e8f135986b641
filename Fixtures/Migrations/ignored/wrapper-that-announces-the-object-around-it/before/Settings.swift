import Combine
import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
  @Stored var sound = true
  @Stored var theme: String
  @Clamped(0...10) var volume: Int = 5
  private let owner: String
  var subscriptions: Set<AnyCancellable> = []

  init(owner: String, theme: String) {
    self.owner = owner
    self.theme = theme
    $sound.removeDuplicates().sink { print($0) }.store(in: &subscriptions)
  }
}

/// Nothing shows it, and its wrapper announces nothing that anyone hears.
final class Log: ObservableObject {
  @Stored var count: Int! = 1
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Toggle(settings.theme, isOn: $settings.sound)
    Text("\(settings.volume)")
  }
}
