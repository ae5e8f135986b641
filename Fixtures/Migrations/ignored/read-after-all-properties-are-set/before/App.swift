import SwiftUI

final class Scale: ObservableObject {
  @Published var factor: Double
  var base = 1.0
  var step = 2.0
  var note: String?
  lazy var names: [String] = []
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

final class Wheel: Part, ObservableObject {
  @Published var size: Int
  var turns: Int

  override init() {
    size = 1
    turns = 0
    super.init()
    print(turns)
    size = 2
  }
}

final class Brake: Part, ObservableObject {
  @Published var rows: [Int]
  private var log = ""

  init(_ count: Int) {
    guard count > 0 else {
      rows = []
      super.init()
      return
    }
    rows = [count]
    log += "r"
    super.init()
  }

  var text: String { "\(log) \(rows.count)" }
}

struct ScaleView: View {
  @ObservedObject var scale: Scale
  @ObservedObject var wheel: Wheel
  @ObservedObject var brake: Brake

  var body: some View {
    Text("\(scale.base) \(scale.step) \(scale.note ?? "") \(scale.half) \(wheel.turns) \(brake.text)")
  }
}
