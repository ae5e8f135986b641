import Combine
import Foundation

/// Once an ObservableObject with a @Published text.
struct Note {
  var text = ""
}
