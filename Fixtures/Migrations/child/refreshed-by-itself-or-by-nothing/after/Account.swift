import SwiftUI

extension UserDefaults {
  var title: String {
    get { string(forKey: "title") ?? "-" }
    set { set(newValue, forKey: "title") }
  }
}

@Observable
final class Account {
  private(set) var isBusy = false

  func rename(to title: String) {
    isBusy.toggle()
    UserDefaults.standard.title = title
  }
}

@Observable
final class Router {
  private(set) var path: [String] = []

  func open(_ page: String) { path.append(page) }
}
