import SwiftUI

@Observable
final class Theme {
  var isActive = true

  var name = "light"
}
