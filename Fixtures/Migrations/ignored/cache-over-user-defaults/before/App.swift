import SwiftUI

final class Preferences: ObservableObject {
  static let shared = Preferences()

  @AppStorage("words") var raw = ""
  private var cached: [String]?

  var words: [String] {
    get {
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
  @ObservedObject private var preferences = Preferences.shared

  var body: some View { Text(preferences.words.joined()) }
}

struct Adder: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    Button("\(preferences.words.count)") { preferences.words.append("a") }
  }
}
