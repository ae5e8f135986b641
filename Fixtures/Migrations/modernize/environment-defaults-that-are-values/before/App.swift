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
