import SwiftUI

struct SettingsView: View {
  var settings: MoreSettings

  var body: some View {
    Text("\(settings.sound) \(settings.volume) \(settings.sort.rawValue)")
    Text("\(settings.user ?? "") \(settings.limit) \(settings.more.count)")
  }
}
