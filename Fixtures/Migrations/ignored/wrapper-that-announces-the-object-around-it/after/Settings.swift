import Combine
import SwiftUI

@Observable
final class Settings {
  var name = ""

  var sound: Bool {
    get { access(keyPath: \.sound); return storedSound }
    set { withMutation(keyPath: \.sound) { storedSound = newValue } }
  }
  @ObservationIgnored @Stored private var storedSound = true

  var theme: String {
    get { access(keyPath: \.theme); return storedTheme }
    set { withMutation(keyPath: \.theme) { storedTheme = newValue } }
  }
  @ObservationIgnored @Stored var storedTheme: String

  var volume: Int {
    get { access(keyPath: \.volume); return storedVolume }
    set { withMutation(keyPath: \.volume) { storedVolume = newValue } }
  }
  @ObservationIgnored @Clamped(0...10) private var storedVolume: Int = 5

  private let owner: String
  @ObservationIgnored var subscriptions: Set<AnyCancellable> = []

  init(owner: String, theme: String) {
    self.owner = owner
    self.storedTheme = theme
    $storedSound.removeDuplicates().sink { print($0) }.store(in: &subscriptions)
  }
}

/// Nothing shows it, and its wrapper announces nothing that anyone hears.
@Observable
final class Log {
  @ObservationIgnored @Stored var count: Int! = 1
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    Toggle(settings.theme, isOn: $settings.sound)
    Text("\(settings.volume)")
  }
}
