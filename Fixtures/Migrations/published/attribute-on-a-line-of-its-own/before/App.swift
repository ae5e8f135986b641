import SwiftUI

final class Form: ObservableObject {
  @Published
  var title = ""

  /// Pages.
  @Published
  private(set) var pages = 0

  @Published
  @available(iOS 17, *)
  var rating = 0
}
