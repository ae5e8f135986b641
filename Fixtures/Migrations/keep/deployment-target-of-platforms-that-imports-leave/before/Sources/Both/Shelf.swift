#if canImport(UIKit)
  import UIKit
#endif
import SwiftUI

final class Shelf: ObservableObject {
  @Published var items = 0
}
