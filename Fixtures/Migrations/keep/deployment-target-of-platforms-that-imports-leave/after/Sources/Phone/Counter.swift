import SwiftUI

@Observable
final class Counter {
  var count = 0
}
