import SwiftUI

@Observable
final class Counter {
  var count = 0
}

@Observable
final class Meter {
  var level = 0.5
}
