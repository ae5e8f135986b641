import SwiftUI

final class Size: ObservableObject {
  @Published var width = 0; @Published var height = 0
}
