import SwiftUI

final class Machine {
  var name = "idle"

  func rename() { name += "!" }
}

@Observable
final class Session {
  let machine = Machine()
  var isOpen = false
  #if WITH_USB
    var devices: [String] = []

    func connect() {
      machine.rename()
      devices.append("stick")
    }
  #endif

  var title: String { machine.name }

  #if WITH_USB
    var deviceTitle: String {
        // Update when `devices` changes; `Machine.name` is not observable.
        _ = devices
        return machine.name
    }
  #endif
}

struct SessionView: View {
  var session: Session

  var body: some View {
    VStack {
      Text(session.title)
      #if WITH_USB
        Text(session.deviceTitle)
        Button("Connect") { session.connect() }
      #endif
    }
  }
}

/// An object that tells its delegate of two things, and changes something with one of them.
protocol RecorderDelegate: AnyObject {
  func recorderDidStart()
  func recorderDidFail(_ reason: String)
}

final class Recorder {
  weak var delegate: (any RecorderDelegate)?
  private(set) var file = "none"

  func start() {
    open()
    delegate?.recorderDidStart()
  }

  func fail() { delegate?.recorderDidFail("full") }

  private func open() { file = "new" }
}

@Observable
final class Studio: RecorderDelegate {
  var isRunning = false
  var problem = ""
  let recorder = Recorder()

  var file: String {
    // Update when `isRunning` changes; `Recorder.file` is not observable.
    _ = isRunning
    return recorder.file
  }

  func recorderDidStart() { isRunning = true }

  func recorderDidFail(_ reason: String) { problem = reason }

  // `Recorder.file` is not observable, and views read it again when `isRunning` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct StudioView: View {
  var studio: Studio

  var body: some View {
    VStack {
      Text(studio.file)
      Button("Start") { studio.recorder.start() }
    }
  }
}
