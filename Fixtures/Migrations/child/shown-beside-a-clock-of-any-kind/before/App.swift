import Dispatch
import Foundation
import SwiftUI

final class Feed: ObservableObject {
  @Published var revision = 0

  func reload() { revision += 1 }
}

struct Age: View {
  @ObservedObject var feed: Feed
  let date: Date
  var body: some View { Text("\(date.timeIntervalSinceNow)") }
}

struct Due: View {
  @ObservedObject var feed: Feed
  let date: Date
  var body: some View { Text(date < .now ? "due" : "later") }
}

struct Running: View {
  @ObservedObject var feed: Feed
  var body: some View { Text("\(ProcessInfo.processInfo.systemUptime)") }
}

struct Nanoseconds: View {
  @ObservedObject var feed: Feed
  var body: some View { Text("\(DispatchTime.now().uptimeNanoseconds)") }
}

struct Lap: View {
  @ObservedObject var feed: Feed
  let start: ContinuousClock.Instant
  var body: some View { Text("\(start.duration(to: ContinuousClock.now))") }
}

struct Started: View {
  @ObservedObject var feed: Feed
  var body: some View { Text(Calendar.current.isDateInToday(.distantPast) ? "today" : "before") }
}

struct Track {
  var now = "Blue"
  var clock: () -> String
}

/// What has the name of a clock and is none.
struct Playing: View {
  @ObservedObject var feed: Feed
  let track: Track
  var body: some View {
    let clock = track.clock
    Text(track.now)
    Text(clock())
  }
}

/// An action that asks a clock.
struct Stamp: View {
  @ObservedObject var feed: Feed
  @State private var date = Date.distantPast
  var body: some View { Button("Stamp") { date = .now } }
}

struct Since: View {
  @ObservedObject var feed: Feed
  let date: Date
  var body: some View { Text(date, format: .relative(presentation: .numeric)) }
}

struct Used: View {
  @ObservedObject var feed: Feed
  var body: some View { Text("\(clock())") }
}

/// What is done later shows nothing.
struct Delayed: View {
  @ObservedObject var feed: Feed
  var body: some View {
    let _ = DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
    Text("delayed")
  }
}
