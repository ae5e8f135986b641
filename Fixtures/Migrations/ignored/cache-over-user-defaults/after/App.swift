import SwiftUI

@Observable
final class Preferences {
  static let shared = Preferences()

  var raw: String {
    get { access(keyPath: \.raw); return storedRaw }
    set { withMutation(keyPath: \.raw) { storedRaw = newValue } }
  }
  @ObservationIgnored @AppStorage("words") private var storedRaw = ""

  @ObservationIgnored private var cached: [String]?

  var words: [String] {
    get {
      _ = raw  // Update when `raw` changes; `cached` is not observable.
      if let cached { return cached }
      let words = raw.split(separator: ",").map(String.init)
      cached = words
      return words
    }
    set {
      cached = newValue
      raw = newValue.joined(separator: ",")
    }
  }
}

struct Words: View {
  private let preferences = Preferences.shared

  var body: some View { Text(preferences.words.joined()) }
}

struct Adder: View {
  var preferences: Preferences

  var body: some View {
    Button("\(preferences.words.count)") { preferences.words.append("a") }
  }
}
