import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @AppStorage("model") private var model: String?

  func applicationDidBecomeActive(_ application: UIApplication) {
    model = "small"
    print(model ?? "none")
  }
}

final class Library: ObservableObject {
  @AppStorage("shelf") private var shelf: String?
  @Published var count = 0

  var title: String { shelf ?? "none" }

  func move() {
    shelf = "top"
  }
}

struct Shelf: View {
  @ObservedObject var library: Library

  var body: some View {
    Button(library.title) { library.move() }
  }
}
