import SwiftUI

@Observable
final class Form {
  var title = ""

  /// Pages.
  private(set) var pages = 0

  @available(iOS 17, *)
  var rating = 0
}
