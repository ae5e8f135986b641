// The choices that there are.
import Observation

#if os(iOS) || os(Linux)
import Foundation

let choices = [1, 2]
#endif

/// A choice.
@Observable
final class Choice {
  var number = 0
}
