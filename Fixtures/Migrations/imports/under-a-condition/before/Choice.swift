// The choices that there are.
#if os(iOS) || os(Linux)
import Combine
import Foundation

let choices = [1, 2]
#endif

/// A choice.
final class Choice: ObservableObject {
  @Published var number = 0
}
