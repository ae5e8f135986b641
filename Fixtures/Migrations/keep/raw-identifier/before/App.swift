import SwiftUI

final class Theme: ObservableObject {
  @Published var `text color` = Color.red
}
