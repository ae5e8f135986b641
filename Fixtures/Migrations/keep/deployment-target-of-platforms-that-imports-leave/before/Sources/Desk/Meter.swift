import AppKit
import SwiftUI

final class Meter: ObservableObject {
  @Published var level = 0
}
