import SwiftUI

extension UserDefaults {
  var title: String {
    get { string(forKey: "title") ?? "-" }
    set { set(newValue, forKey: "title") }
  }
}

final class Account: ObservableObject {
  @Published private(set) var isBusy = false

  func rename(to title: String) {
    isBusy.toggle()
    UserDefaults.standard.title = title
  }
}

final class Router: ObservableObject {
  @Published private(set) var path: [String] = []

  func open(_ page: String) { path.append(page) }
}
