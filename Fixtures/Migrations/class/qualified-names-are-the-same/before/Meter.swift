import SwiftUI

final class Meter: SwiftUI.ObservableObject {
  @SwiftUI.Published var level = 0.5
}
