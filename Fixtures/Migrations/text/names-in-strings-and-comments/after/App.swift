import SwiftUI

// @StateObject, @ObservedObject and .environmentObject(counter) are the old names.
/* final class Old: ObservableObject { @Published var count = 0 } */

/// An `ObservableObject` with one `@Published` property.
@Observable
final class Counter {
  var count = 0  // @Published, too
  static let help = """
    @StateObject var counter = Counter()
    view.environmentObject(counter) \("@ObservedObject")
    """
  static let pattern = #/@Published var (\w+)/#
}
