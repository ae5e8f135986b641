import SwiftUI

@Observable
final class Scale {
  var factor: Double
  var base = 1.0
  var step = 2.0
  var note: String?
  @ObservationIgnored lazy var names: [String] = []
  var half: Double {
    get { factor / 2 }
    set { factor = newValue * 2 }
  }

  init() {
    factor = 1
    print(base)
    step = 3
    note = "made"
    names = ["a"]
    half = 4
  }
}

class Part {
  init() {}
}

@Observable
final class Wheel: Part {
  var size: Int
  var turns: Int

  override init() {
    size = 1
    turns = 0
    super.init()
    print(turns)
    size = 2
  }
}

@Observable
final class Brake: Part {
  var rows: [Int]
  private var log = ""

  init(_ count: Int) {
    guard count > 0 else {
      rows = []
      super.init()
      return
    }
    rows = [count]
    _log += "r"
    super.init()
  }

  var text: String { "\(log) \(rows.count)" }
}

struct ScaleView: View {
  var scale: Scale
  var wheel: Wheel
  var brake: Brake

  var body: some View {
    Text("\(scale.base) \(scale.step) \(scale.note ?? "") \(scale.half) \(wheel.turns) \(brake.text)")
  }
}
