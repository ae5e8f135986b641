import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  @AppStorage("model") private var model: String?

  func applicationDidBecomeActive(_ application: UIApplication) {
    model = "small"
    print(model ?? "none")
  }
}

@Observable
final class Library {
  private var shelf: String? {
    get { access(keyPath: \.shelf); return storedShelf }
    set { withMutation(keyPath: \.shelf) { storedShelf = newValue } }
  }
  @ObservationIgnored @AppStorage("shelf") private var storedShelf: String?
  var count = 0

  var title: String { shelf ?? "none" }

  func move() {
    shelf = "top"
  }
}

struct Shelf: View {
  var library: Library

  var body: some View {
    Button(library.title) { library.move() }
  }
}
