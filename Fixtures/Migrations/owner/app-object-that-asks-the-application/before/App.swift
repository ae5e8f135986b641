import SwiftUI
import UIKit

final class Appearance: ObservableObject {
  @Published var isDark = false

  init() { apply() }

  func apply() { print(UIApplication.shared) }
}

final class Later: ObservableObject {
  @Published var count = 0

  init() {
    DispatchQueue.main.async { print(UIApplication.shared) }
  }
}

@main
struct Reader: App {
  @StateObject private var appearance = Appearance()
  @StateObject private var later = Later()

  var body: some Scene {
    WindowGroup { Text("\(appearance.isDark) \(later.count)") }
  }
}
