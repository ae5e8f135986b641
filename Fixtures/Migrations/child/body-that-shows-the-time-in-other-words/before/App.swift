import SwiftUI

final class Ticker: ObservableObject {
  @Published var seconds = 0

  func tick() { seconds += 1 }
}

func time() -> String { "\(Date.now)" }

func log() { print(Date.now) }

struct Now: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text("\(Date.now)") }
}

struct Given: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text(time()) }
}

struct Past: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text("\(Date.distantPast)") }
}

struct Logged: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Button("Log") { log() } }
}

struct Later: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text("Later").task { print(Date.now) } }
}
