import SwiftUI
import UIKit

@Observable
final class Appearance {
  var isDark = false

  init() { apply() }

  func apply() { print(UIApplication.shared) }
}

@Observable
final class Later {
  var count = 0

  init() {
    DispatchQueue.main.async { print(UIApplication.shared) }
  }
}

@main
struct Reader: App {
  @State private var appearance = Appearance()
  @State private var later = Later()

  var body: some Scene {
    WindowGroup { Text("\(appearance.isDark) \(later.count)") }
  }
}
