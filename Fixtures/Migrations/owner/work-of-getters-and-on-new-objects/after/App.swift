import SwiftUI
import UIKit

enum Samples {
  static let shared = UIView()
  static var beat: Data { try! Data(contentsOf: URL(fileURLWithPath: "beat")) }
  static var bar: String { beat.description }
  static var pause: Int { 4 }
}

@Observable
final class Drummer {
  var name = Samples.bar
}

@Observable
final class Rest {
  var beats = Samples.pause
}

@Observable
final class Canvas {
  var title = ""
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

@Observable
final class Sketch {
  var title = ""
  let view: UIView

  init() {
    view = UIView()
    view.addSubview(UILabel())
  }
}

@Observable
final class Window {
  var title = ""
  let view = Samples.shared

  init() {
    view.addSubview(UILabel())
  }
}

@Observable
final class Loader {
  var title = ""
  let queue = OperationQueue()

  init() {
    queue.addOperation { print("loading") }
  }
}

final class DisplayLink {
  init(_ tick: @escaping () -> Void) {}
  func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
}

@Observable
final class Clock {
  var ticks = 0
  @ObservationIgnored private var link: DisplayLink?

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

@Observable
class Instrument {
  var volume = 0

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

@Observable
final class Reader {
  var length: Int
  init(_ store: any Store) { length = store.read() }
}

@Observable
final class Counter {
  var length: Int
  init(_ store: any Store) { length = store.count() }
}

/// Its 'init' runs a setter and not that variable's getter, and a getter that only prints.
@Observable
final class Dial {
  var angle = 0
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
  @State private var drummer = Drummer()
  @State private var rest = Rest()
  @State private var canvas = Canvas()
  @State private var sketch = Sketch()
  @State private var window = Window()
  @State private var loader = Loader()
  @State private var clock = Clock()
  @State private var instrument = Instrument()
  @State private var harp = Harp()
  @State private var lute = Lute()
  @State private var dial = Dial()
  @State private var reader = Reader(Disk())
  @State private var counter = Counter(Disk())

  var body: some View {
    Text("\(drummer.name) \(rest.beats) \(canvas.title) \(sketch.title)")
    Text("\(window.title) \(loader.title) \(clock.ticks)")
    Text("\(instrument.volume) \(harp.volume) \(lute.volume) \(dial.angle)")
    Text("\(reader.length) \(counter.length)")
  }
}
