import SwiftUI

@Observable
final class Home {
  var title = "home"
}

@Observable
final class Page {
  var number = 0
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
  @State private var home = Home()
  var page: Page

  var body: some View { Text("\(home.title) \(page.number)") }
}
