import SwiftUI

@Observable
final class Theme {
  var name = ""
  @ObservationIgnored var style: some ShapeStyle = Color.red
}
