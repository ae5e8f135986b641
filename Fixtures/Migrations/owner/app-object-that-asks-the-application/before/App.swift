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

final class Known: ObservableObject {
  @Published var count = 0

  init() {
    let application: UIApplication = .shared
    print(application)
  }
}

@main
struct Reader: App {
  @StateObject private var appearance = Appearance()
  @StateObject private var later = Later()
  @StateObject private var known = Known()

  var body: some Scene {
    WindowGroup { Text("\(appearance.isDark) \(later.count) \(known.count)") }
  }
}
