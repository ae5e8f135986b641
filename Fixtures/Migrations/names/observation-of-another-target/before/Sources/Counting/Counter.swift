#if canImport(Birds)
import Birds
#endif
import SwiftUI

final class Counter: ObservableObject {
  @Published var birds = 0
}
