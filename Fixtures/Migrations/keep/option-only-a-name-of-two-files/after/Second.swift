import SwiftUI

@Observable
private final class Shelf {
  var count = 0
}
