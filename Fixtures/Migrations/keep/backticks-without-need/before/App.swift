import SwiftUI

final class Theme: ObservableObject {
  @Published var `type` = 0
}
