import SwiftUI

final class Home: ObservableObject {
  @Published var title = "home"
}

final class Page: ObservableObject {
  @Published var number = 0
}

final class Marks: ObservableObject {
  @Published var count = 0
}

final class Notes: ObservableObject {
  @Published var count = 0
}

final class Tags: ObservableObject {
  @Published var count = 0
}

final class Trips: ObservableObject {
  @Published var count = 0
}

struct Screen: View {
  @StateObject private var home = Home()
  @ObservedObject var page: Page

  var body: some View { Text("\(home.title) \(page.number)") }
}
