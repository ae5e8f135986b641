import SwiftUI
import UIKit

enum Samples {
  static let shared = UIView()
  static var beat: Data { try! Data(contentsOf: URL(fileURLWithPath: "beat")) }
  static var bar: String { beat.description }
  static var pause: Int { 4 }
}

final class Drummer: ObservableObject {
  @Published var name = Samples.bar
}

final class Rest: ObservableObject {
  @Published var beats = Samples.pause
}

final class Canvas: ObservableObject {
  @Published var title = ""
  let view = UIView()
  let border: UIView = {
    let view = UIView()
    view.isHidden = true
    return view
  }()

  init() {
    view.addSubview(UILabel())
    border.addSubview(view)
  }
}

final class Sketch: ObservableObject {
  @Published var title = ""
  let view: UIView

  init() {
    view = UIView()
    view.addSubview(UILabel())
  }
}

final class Window: ObservableObject {
  @Published var title = ""
  let view = Samples.shared

  init() {
    view.addSubview(UILabel())
  }
}

final class Loader: ObservableObject {
  @Published var title = ""
  let queue = OperationQueue()

  init() {
    queue.addOperation { print("loading") }
  }
}

final class DisplayLink {
  init(_ tick: @escaping () -> Void) {}
  func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
}

final class Clock: ObservableObject {
  @Published var ticks = 0
  private var link: DisplayLink?

  init() {
    link = makeLink()
  }

  private func makeLink() -> DisplayLink {
    let link = DisplayLink { [weak self] in self?.ticks += 1 }
    link.add(to: .main, forMode: .common)
    return link
  }
}

enum Tally {
  nonisolated(unsafe) static var made = 0
}

class Instrument: ObservableObject {
  @Published var volume = 0

  init() {
    tune()
    Self.register()
  }

  func tune() {}
  class func register() {}
}

final class Harp: Instrument {
  override func tune() { Tally.made += 1 }
}

final class Lute: Instrument {
  override class func register() { Tally.made += 1 }
}

protocol Store {
  func read() -> Int
  func count() -> Int
}

struct Disk: Store {
  func read() -> Int { try! Data(contentsOf: URL(fileURLWithPath: "score")).count }
  func count() -> Int {
    print("counted")
    return 0
  }
}

final class Reader: ObservableObject {
  @Published var length: Int
  init(_ store: any Store) { length = store.read() }
}

final class Counter: ObservableObject {
  @Published var length: Int
  init(_ store: any Store) { length = store.count() }
}

/// Its 'init' runs a setter and not that variable's getter, and a getter that only prints.
final class Dial: ObservableObject {
  @Published var angle = 0
  var turns: Int {
    get {
      Tally.made += 1
      return angle
    }
    set { angle = newValue }
  }
  var half: Int {
    print("asked")
    return angle / 2
  }

  init() {
    turns = 2
    angle = half
  }
}

struct Studio: View {
  @StateObject private var drummer = Drummer()
  @StateObject private var rest = Rest()
  @StateObject private var canvas = Canvas()
  @StateObject private var sketch = Sketch()
  @StateObject private var window = Window()
  @StateObject private var loader = Loader()
  @StateObject private var clock = Clock()
  @StateObject private var instrument = Instrument()
  @StateObject private var harp = Harp()
  @StateObject private var lute = Lute()
  @StateObject private var dial = Dial()
  @StateObject private var reader = Reader(Disk())
  @StateObject private var counter = Counter(Disk())

  var body: some View {
    Text("\(drummer.name) \(rest.beats) \(canvas.title) \(sketch.title)")
    Text("\(window.title) \(loader.title) \(clock.ticks)")
    Text("\(instrument.volume) \(harp.volume) \(lute.volume) \(dial.angle)")
    Text("\(reader.length) \(counter.length)")
  }
}
