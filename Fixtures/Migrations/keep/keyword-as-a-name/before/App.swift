import SwiftUI

final class Theme: ObservableObject {
  @Published var `default` = Color.red
}
