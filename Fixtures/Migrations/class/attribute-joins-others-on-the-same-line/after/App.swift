import SwiftUI

@MainActor @Observable final class Counter {
  var count = 0
}

@MainActor @Observable public class Meter {
  var level = 0.5
}
