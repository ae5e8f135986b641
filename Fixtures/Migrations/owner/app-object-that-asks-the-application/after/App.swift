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

@Observable
final class Known {
  var count = 0

  init() {
    let application: UIApplication = .shared
    print(application)
  }
}

@main
struct Reader: App {
  @State private var appearance = Appearance()
  @State private var later = Later()
  @State private var known = Known()

  var body: some Scene {
    WindowGroup { Text("\(appearance.isDark) \(later.count) \(known.count)") }
  }
}
