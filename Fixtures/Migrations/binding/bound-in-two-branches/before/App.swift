import SwiftUI

final class Platform: ObservableObject {
  @Published var isOn = false
}

struct Panel: View {
  #if os(macOS)
    @ObservedObject var platform: Platform
  #else
    @ObservedObject var platform = Platform.shared
  #endif

  var body: some View {
    Toggle("On", isOn: $platform.isOn)
  }
}

extension Platform {
  @MainActor static let shared = Platform()
}
