import SwiftUI

final class Clip: ObservableObject {
  @Published var start = 0.0
}

final class Track: ObservableObject {
  @Published var name = ""
}

struct TrimBar: View {
  @ObservedObject private var clip: Clip
  @ObservedObject private var track: Track

  init(clip: ObservedObject<Clip>, track: ObservedObject<Track>) {
    _clip = clip
    _track = track
  }

  var body: some View { Text("\(clip.start) \(track.name)") }
}

struct Screen: View {
  let clip: Clip
  let track: Track

  var body: some View {
    TrimBar(
      clip: .init(initialValue: clip), track: ObservedObject<Track>(initialValue: track))
  }
}
