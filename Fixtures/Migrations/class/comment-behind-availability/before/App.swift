import SwiftUI

@available(iOS 17, macOS 14, *)  // since the new screens
final class Old: ObservableObject {
  @Published var name = ""
}

// since the new screens
@available(iOS 17, macOS 14, *) /* both */
@MainActor  // as its views
final class New: ObservableObject {
  @Published  // by itself
  var name = ""

  @available(*, deprecated)  // use 'name'
  @Published var title = ""
}
