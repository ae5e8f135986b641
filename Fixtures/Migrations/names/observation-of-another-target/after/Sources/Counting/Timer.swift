import SwiftUI

@Observable
final class Timer {
  var seconds = 0
}
