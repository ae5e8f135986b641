import SwiftUI

@Observable
final class Ticker {
  var seconds = 0

  func tick() { seconds += 1 }
}

func time() -> String { "\(Date.now)" }

func log() { print(Date.now) }

struct Now: View {
  var ticker: Ticker

  var body: some View {
    // Update when `seconds` changes; `Date.now` is not observable.
    let _ = ticker.seconds
    Text("\(Date.now)")
  }
}

struct Given: View {
  var ticker: Ticker

  var body: some View {
    // Update when `seconds` changes; `Date.now` is not observable.
    let _ = ticker.seconds
    Text(time())
  }
}

struct Past: View {
  var ticker: Ticker

  var body: some View { Text("\(Date.distantPast)") }
}

struct Logged: View {
  var ticker: Ticker

  var body: some View { Button("Log") { log() } }
}

struct Later: View {
  var ticker: Ticker

  var body: some View { Text("Later").task { print(Date.now) } }
}
