import SwiftUI

final class Theme: ObservableObject {
  @Published var name = ""
  var style: some ShapeStyle = Color.red
}
