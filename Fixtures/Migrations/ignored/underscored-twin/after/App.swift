import SwiftUI

@Observable
final class Theme {
  @ObservationIgnored var color = Color.red
  var _color = Color.blue
}
