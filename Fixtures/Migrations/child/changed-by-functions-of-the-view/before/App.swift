import SwiftUI

final class Recorder {
  private(set) var shots: [String] = []

  func take(_ mode: String) { shots.append(mode) }
}

final class Camera: ObservableObject {
  @Published var flash = "auto"
  @Published var mode = "photo"
}

struct CameraPage: View {
  @StateObject private var camera = Camera()
  let recorder: Recorder

  var body: some View {
    Text("\(camera.mode) \(recorder.shots.count)")
    Button("Shoot") { shoot() }
  }

  private func shoot() {
    recorder.take("a")
    finish()
  }

  private func finish() { camera.flash = "auto" }
}

final class Recents {
  nonisolated(unsafe) static var count = 0
}

final class Choice: ObservableObject {
  @Published var place = 0
  @Published var title = ""
}

struct ChoicePage: View {
  @StateObject private var choice = Choice()

  var body: some View {
    Text("\(choice.title) \(Recents.count)")
    Button("One") {
      note()
      choice.place = 1
    }
  }

  private func note() { Recents.count += 1 }
}

protocol Paging: AnyObject {
  var page: Int { get set }
  var recorder: Recorder { get }
}

extension Paging {
  var shots: Int { recorder.shots.count }

  func go(to place: Int) {
    recorder.take("\(place)")
    page = min(place, 1)
  }
}

final class Album: ObservableObject, Paging {
  @Published var page = 0
  let recorder = Recorder()
}

struct AlbumPage: View {
  @StateObject private var album = Album()

  var body: some View {
    Text("\(album.page) \(album.shots)")
    Button("Next") { album.go(to: 2) }
  }
}

protocol Plug: AnyObject {
  var title: String { get }
  func use()
}

final class Socket: Plug {
  private var uses = 0
  var title: String { "used \(uses)" }

  func use() { uses += 1 }
}

final class Rack: ObservableObject {
  @Published private(set) var plugs: [any Plug] = [Socket(), Socket()]
  @Published var last = -1
  var titles: [String] { plugs.map(\.title) }

  func use(_ place: Int) {
    plugs[place].use()
    last = place
  }
}

struct RackPage: View {
  @StateObject private var rack = Rack()

  var body: some View {
    Text(rack.titles.joined())
    Button("Use") { rack.use(0) }
  }
}
