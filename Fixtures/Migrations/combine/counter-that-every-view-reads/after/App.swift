import SwiftUI

final class Device { var isOn = false }

final class Song { var title = "Aria" }

@Observable
final class Player {
  let device = Device()
  var songs = [Song()]
  var volume = 1

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  var first: String { songs[0].title }
  var state: String { device.isOn ? "on" : "off" }

  func turnOn() {
    revision += 1
    device.isOn = true
    songs[0].title = "Blue"
  }
}

struct PlayerView: View {
  @State private var player = Player()

  var body: some View {
    let _ = player.revision
    VStack {
      Text(player.device.isOn ? "On" : "Off")
      Text("Player: \(player.first), \(player.state)")
      Button("Player on") { player.turnOn() }
      VolumeView(player: player)
    }
  }
}

struct VolumeView: View {
  var player: Player

  var body: some View {
    Button("Volume \(player.volume)") {
      player.volume += 1
      print(player.first)
    }
  }
}

@Observable
final class Radio {
  let device = Device()
  var songs = [Song()]

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  var first: String {
    _ = revision
    return songs[0].title
  }
  var state: String {
    _ = revision
    return device.isOn ? "on" : "off"
  }

  func turnOn() {
    revision += 1
    device.isOn = true
    songs[0].title = "Blue"
  }
}

struct RadioView: View {
  @State private var radio = Radio()

  var body: some View {
    let _ = radio.revision
    VStack {
      Text(radio.device.isOn ? "On" : "Off")
      Button("Radio on") { radio.turnOn() }
      SongView(radio: radio)
    }
  }
}

struct SongView: View {
  var radio: Radio

  var body: some View { Text("Radio: \(radio.first), \(radio.state)") }
}

@Observable
final class Station {
  let device = Device()
  var songs = [Song()]

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func turnOn() {
    announceChange()
    device.isOn = true
    songs[0].title = "Blue"
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.songs) {}
    revision += 1
  }
}

struct StationView: View {
  @State private var station = Station()

  var body: some View {
    let _ = station.revision
    VStack {
      Text(station.device.isOn ? "On" : "Off")
      Button("Station on") { station.turnOn() }
      TitleView(station: station)
    }
  }
}

struct TitleView: View {
  var station: Station

  var body: some View { Text(title(of: station)) }

  private func title(of station: Station) -> String { "Station: \(station.songs[0].title)" }
}

@Observable
final class Desk {
  let device = Device()
  var songs = [Song()]

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func turnOn() {
    announceChange()
    device.isOn = true
    songs[0].title = "Blue"
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.songs) {}
    revision += 1
  }
}

struct DeskView: View {
  @State private var desk = Desk()

  var body: some View {
    let _ = desk.revision
    VStack {
      Text(desk.device.isOn ? "On" : "Off")
      Button("Desk on") { desk.turnOn() }
      SongsView(songs: $desk.songs)
    }
  }
}

struct SongsView: View {
  @Binding var songs: [Song]

  var body: some View { Text("Desk: \(songs[0].title)") }
}

struct AppView: View {
  var body: some View {
    VStack {
      PlayerView()
      RadioView()
      StationView()
      DeskView()
    }
  }
}
