import Dispatch
import Foundation
import SwiftUI

@Observable
final class Feed {
  var revision = 0

  func reload() { revision += 1 }
}

struct Age: View {
  var feed: Feed
  let date: Date
  var body: some View {
    // Update when `revision` changes; `timeIntervalSinceNow` is not observable.
    let _ = feed.revision
    Text("\(date.timeIntervalSinceNow)")
  }
}

struct Due: View {
  var feed: Feed
  let date: Date
  var body: some View {
    // Update when `revision` changes; `.now` is not observable.
    let _ = feed.revision
    Text(date < .now ? "due" : "later")
  }
}

struct Running: View {
  var feed: Feed
  var body: some View {
    // Update when `revision` changes; `ProcessInfo.processInfo.systemUptime` is not observable.
    let _ = feed.revision
    Text("\(ProcessInfo.processInfo.systemUptime)")
  }
}

struct Nanoseconds: View {
  var feed: Feed
  var body: some View {
    // Update when `revision` changes; `DispatchTime.now()` is not observable.
    let _ = feed.revision
    Text("\(DispatchTime.now().uptimeNanoseconds)")
  }
}

struct Lap: View {
  var feed: Feed
  let start: ContinuousClock.Instant
  var body: some View {
    // Update when `revision` changes; `ContinuousClock.now` is not observable.
    let _ = feed.revision
    Text("\(start.duration(to: ContinuousClock.now))")
  }
}

struct Started: View {
  var feed: Feed
  var body: some View {
    // Update when `revision` changes; `Calendar.current.isDateInToday()` is not observable.
    let _ = feed.revision
    Text(Calendar.current.isDateInToday(.distantPast) ? "today" : "before")
  }
}

struct Track {
  var now = "Blue"
  var clock: () -> String
}

/// What has the name of a clock and is none.
struct Playing: View {
  var feed: Feed
  let track: Track
  var body: some View {
    let clock = track.clock
    Text(track.now)
    Text(clock())
  }
}

/// An action that asks a clock.
struct Stamp: View {
  var feed: Feed
  @State private var date = Date.distantPast
  var body: some View { Button("Stamp") { date = .now } }
}

struct Since: View {
  var feed: Feed
  let date: Date
  var body: some View {
    // Update when `revision` changes; `.relative()` is not observable.
    let _ = feed.revision
    Text(date, format: .relative(presentation: .numeric))
  }
}

struct Used: View {
  var feed: Feed
  var body: some View {
    // Update when `revision` changes; `clock()` is not observable.
    let _ = feed.revision
    Text("\(clock())")
  }
}

/// What is done later shows nothing.
struct Delayed: View {
  var feed: Feed
  var body: some View {
    let _ = DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
    Text("delayed")
  }
}
