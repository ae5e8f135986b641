import SwiftUI

@Observable
final class Platform {
  var isOn = false
}

struct Panel: View {
  #if os(macOS)
    @Bindable var platform: Platform
  #else
    @Bindable var platform = Platform.shared
  #endif

  var body: some View {
    Toggle("On", isOn: $platform.isOn)
  }
}

extension Platform {
  @MainActor static let shared = Platform()
}
