import SwiftUI

final class Recorder {
  private(set) var shots: [String] = []

  func take(_ mode: String) { shots.append(mode) }
}

@Observable
final class Camera {
  var flash = "auto"
  var mode = "photo"

  // `Recorder.shots` is not observable, and views read it again when `flash` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct CameraPage: View {
  @State private var camera = Camera()
  let recorder: Recorder

  var body: some View {
    let _ = camera.flash  // Update when `flash` changes; `Recorder.shots` is not observable.
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

@Observable
final class Choice {
  var place = 0
  var title = ""

  // `Recents.count` is not observable, and views read it again when `place` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct ChoicePage: View {
  @State private var choice = Choice()

  var body: some View {
    let _ = choice.place  // Update when `place` changes; `Recents.count` is not observable.
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

@Observable
final class Album: Paging {
  var page = 0
  let recorder = Recorder()

  // `Recorder.shots` is not observable, and views read it again when `page` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct AlbumPage: View {
  @State private var album = Album()

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

@Observable
final class Rack {
  private(set) var plugs: [any Plug] = [Socket(), Socket()]
  var last = -1
  var titles: [String] {
    // Update when `last` changes; `Socket.uses` is not observable.
    _ = last
    return plugs.map(\.title)
  }

  func use(_ place: Int) {
    plugs[place].use()
    last = place
  }

  // `Socket.uses` is not observable, and views read it again when `last` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct RackPage: View {
  @State private var rack = Rack()

  var body: some View {
    Text(rack.titles.joined())
    Button("Use") { rack.use(0) }
  }
}
