import SwiftUI

struct Action {
  let run: () -> Void
}

struct Frame {
  let size: CGSize
  let edges: Int

  init(_ size: CGSize, edges: Int = 2) {
    self.size = size
    self.edges = edges
  }
}

struct Mark {
  static let first = UUID()
  var width = 1

  func makeLabel() -> String { UUID().uuidString }
}

struct Menu {
  var items: [Menu] = [Menu(items: [])]
}

enum Density {
  case dense, spaced(Int)
}

extension Color {
  static let brand = Color.blue
}

private struct ActionKey: EnvironmentKey {
  static let defaultValue = Action {
    print("run")
  }
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = Action(run: { print("other") })
}

private struct FrameKey: EnvironmentKey {
  typealias Value = Frame?
  static let defaultValue: Value = Frame(CGSize(width: 2, height: 1))
}

private struct EdgesKey: EnvironmentKey {
  static let defaultValue = 2
}

private struct BoxKey: EnvironmentKey {
  static let defaultValue = Frame(CGSize(width: 2, height: 1), edges: 3)
}

private struct MarkKey: EnvironmentKey {
  static let defaultValue = Mark()
}

private struct MenuKey: EnvironmentKey {
  static let defaultValue = Menu()
}

private struct DensityKey: EnvironmentKey {
  static let defaultValue: Density = Density.spaced(3)
}

private struct BrandKey: EnvironmentKey {
  static let defaultValue: Color = Color.brand
}

private struct StartKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSince1970: 0)
}

private final class LevelsKey: EnvironmentKey {
  static var defaultValue: [Density] { get { [.dense, .spaced(-1)] } }
}

extension EnvironmentValues {
  var action: Action {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }

  var other: Action {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }

  fileprivate var frame: FrameKey.Value {
    get { self[FrameKey.self] }
    set { self[FrameKey.self] = newValue }
  }

  var edges: Int {
    get { self[EdgesKey.self] }
    set { self[EdgesKey.self] = newValue }
  }

  var box: Frame {
    get { self[BoxKey.self] }
    set { self[BoxKey.self] = newValue }
  }

  var mark: Mark {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }

  var menu: Menu {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }

  var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }

  var brand: Color {
    get { self[BrandKey.self] }
    set { self[BrandKey.self] = newValue }
  }

  var start: Date {
    get { self[StartKey.self] }
    set { self[StartKey.self] = newValue }
  }

  var levels: [Density] {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }
}
