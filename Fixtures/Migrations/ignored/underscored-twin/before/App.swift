import SwiftUI

final class Theme: ObservableObject {
  var color = Color.red
  var _color = Color.blue
}
