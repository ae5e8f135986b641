import SwiftUI

final class Machine {
  var name = "idle"

  func rename() { name += "!" }
}

final class Session: ObservableObject {
  let machine = Machine()
  @Published var isOpen = false
  #if WITH_USB
    @Published var devices: [String] = []

    func connect() {
      machine.rename()
      devices.append("stick")
    }
  #endif

  var title: String { machine.name }

  #if WITH_USB
    var deviceTitle: String { machine.name }
  #endif
}

struct SessionView: View {
  @ObservedObject var session: Session

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

final class Studio: ObservableObject, RecorderDelegate {
  @Published var isRunning = false
  @Published var problem = ""
  let recorder = Recorder()

  var file: String { recorder.file }

  func recorderDidStart() { isRunning = true }

  func recorderDidFail(_ reason: String) { problem = reason }
}

struct StudioView: View {
  @ObservedObject var studio: Studio

  var body: some View {
    VStack {
      Text(studio.file)
      Button("Start") { studio.recorder.start() }
    }
  }
}
