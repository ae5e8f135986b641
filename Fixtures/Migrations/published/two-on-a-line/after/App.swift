import SwiftUI

@Observable
final class Size {
  var width = 0; var height = 0
}
