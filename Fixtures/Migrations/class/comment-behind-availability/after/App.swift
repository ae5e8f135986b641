import SwiftUI

@available(iOS 17, macOS 14, *)  // since the new screens
final class Old: ObservableObject {
  @Published var name = ""
}

// since the new screens
@available(iOS 17, macOS 14, *) /* both */
@MainActor  // as its views
@Observable
final class New {
  // by itself
  var name = ""

  @available(*, deprecated)  // use 'name'
  var title = ""
}
