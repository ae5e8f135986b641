import SwiftUI

public final class Form: ObservableObject {
  /// Shown in the title bar.
  @Published public var title: String = "Untitled"
  @Published public private(set) var pages = [1, 2, 3]
  @Published fileprivate var draft: String?
  @Published   var wide = 0
  @available(iOS 17, *) @Published var rating = 0  // stars
  @Published /* kept */ var note: String! = ""
  public init() {}
}
