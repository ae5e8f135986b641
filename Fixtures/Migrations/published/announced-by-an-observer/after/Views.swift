import SwiftUI

struct GearView: View {
  var box: Gearbox

  var body: some View {
    Text("\(box.rpm)")
    Button("Shift") { box.shift() }
  }
}

struct TickerView: View {
  var ticker: Ticker

  var body: some View {
    let _ = ticker.tick  // Update when `tick` changes; `Engine.revs` is not observable.
    Text("\(ticker.engine.revs)")
    Button("Run") { ticker.run() }
  }
}

struct PlaylistView: View {
  var playlist: Playlist

  var body: some View {
    Text(playlist.song.title)
    Text("\(playlist.items.count)")
    Button("Rename") { playlist.rename(to: "New") }
    Button("Trim") { playlist.trim() }
  }
}
