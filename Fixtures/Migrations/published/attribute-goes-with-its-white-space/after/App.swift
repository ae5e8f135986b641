import SwiftUI

@Observable
public final class Form {
  /// Shown in the title bar.
  public var title: String = "Untitled"
  public private(set) var pages = [1, 2, 3]
  fileprivate var draft: String?
  var wide = 0
  @available(iOS 17, *) var rating = 0  // stars
  /* kept */ var note: String! = ""
  public init() {}
}
