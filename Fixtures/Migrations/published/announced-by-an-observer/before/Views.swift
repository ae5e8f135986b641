import SwiftUI

struct GearView: View {
  @ObservedObject var box: Gearbox

  var body: some View {
    Text("\(box.rpm)")
    Button("Shift") { box.shift() }
  }
}

struct TickerView: View {
  @ObservedObject var ticker: Ticker

  var body: some View {
    Text("\(ticker.engine.revs)")
    Button("Run") { ticker.run() }
  }
}

struct PlaylistView: View {
  @ObservedObject var playlist: Playlist

  var body: some View {
    Text(playlist.song.title)
    Text("\(playlist.items.count)")
    Button("Rename") { playlist.rename(to: "New") }
    Button("Trim") { playlist.trim() }
  }
}
