import SwiftUI

@Observable
final class Counter /* of clicks */ /* for the views */ {
  var count = 0
}
