import SwiftUI

final class Device { var isOn = false }

final class Song { var title = "Aria" }

final class Player: ObservableObject {
  let device = Device()
  @Published var songs = [Song()]
  @Published var volume = 1

  var first: String { songs[0].title }
  var state: String { device.isOn ? "on" : "off" }

  func turnOn() {
    objectWillChange.send()
    device.isOn = true
    songs[0].title = "Blue"
  }
}

struct PlayerView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Text(player.device.isOn ? "On" : "Off")
      Text("Player: \(player.first), \(player.state)")
      Button("Player on") { player.turnOn() }
      VolumeView(player: player)
    }
  }
}

struct VolumeView: View {
  @ObservedObject var player: Player

  var body: some View {
    Button("Volume \(player.volume)") {
      player.volume += 1
      print(player.first)
    }
  }
}

final class Radio: ObservableObject {
  let device = Device()
  @Published var songs = [Song()]

  var first: String { songs[0].title }
  var state: String { device.isOn ? "on" : "off" }

  func turnOn() {
    objectWillChange.send()
    device.isOn = true
    songs[0].title = "Blue"
  }
}

struct RadioView: View {
  @StateObject private var radio = Radio()

  var body: some View {
    VStack {
      Text(radio.device.isOn ? "On" : "Off")
      Button("Radio on") { radio.turnOn() }
      SongView(radio: radio)
    }
  }
}

struct SongView: View {
  @ObservedObject var radio: Radio

  var body: some View { Text("Radio: \(radio.first), \(radio.state)") }
}

final class Station: ObservableObject {
  let device = Device()
  @Published var songs = [Song()]

  func turnOn() {
    objectWillChange.send()
    device.isOn = true
    songs[0].title = "Blue"
  }
}

struct StationView: View {
  @StateObject private var station = Station()

  var body: some View {
    VStack {
      Text(station.device.isOn ? "On" : "Off")
      Button("Station on") { station.turnOn() }
      TitleView(station: station)
    }
  }
}

struct TitleView: View {
  @ObservedObject var station: Station

  var body: some View { Text(title(of: station)) }

  private func title(of station: Station) -> String { "Station: \(station.songs[0].title)" }
}

final class Desk: ObservableObject {
  let device = Device()
  @Published var songs = [Song()]

  func turnOn() {
    objectWillChange.send()
    device.isOn = true
    songs[0].title = "Blue"
  }
}

struct DeskView: View {
  @StateObject private var desk = Desk()

  var body: some View {
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
