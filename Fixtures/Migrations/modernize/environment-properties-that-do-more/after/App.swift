import SwiftUI

private struct TintKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct NotedKey: EnvironmentKey {
  static let defaultValue = ""
}

private struct SecondKey: EnvironmentKey {
  static let defaultValue = ""
}

private struct ThirdKey: EnvironmentKey {
  static let defaultValue = ""
}

private struct SharedKey: EnvironmentKey {
  static let defaultValue = 2
}

private struct PaperKey: EnvironmentKey {
  static let defaultValue = 3
}

private struct ScaleKey: EnvironmentKey {
  static let defaultValue = 4
}

private struct RatioKey: EnvironmentKey {
  static let defaultValue = 5
}

private struct SlotKey: EnvironmentKey {
  static let defaultValue = 6
}

private struct ReadKey: EnvironmentKey {
  static let defaultValue = 7
}

struct Palette {
  private var values: [String: Int] = [:]

  subscript<Key: EnvironmentKey>(key: Key.Type) -> Int where Key.Value == Int {
    get { values["\(key)"] ?? Key.defaultValue }
    set { values["\(key)"] = newValue }
  }
}

extension EnvironmentValues {
  @available(*, deprecated, message: "Use 'accent'")
  var tint: Int {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  // What it writes is what 'tint' reads.
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var noted: String {
    get { self[NotedKey.self] }  // Views read it.
    set { self[NotedKey.self] = newValue }
  }

  var second: String {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = first }
  }

  @Entry var first: String = ""

  var third: String {
    get { self[ThirdKey.self] }
    set(text) { self[ThirdKey.self] = text.lowercased() }
  }

  var shared: Int {
    get { self[SharedKey.self] }
    set { self[SharedKey.self] = newValue }
  }

  var alsoShared: Int {
    get { self[SharedKey.self] }
    set { self[SharedKey.self] = newValue }
  }

  @Entry var palette: Palette = Palette()

  var paper: Int {
    get { palette[PaperKey.self] }
    set { palette[PaperKey.self] = newValue }
  }

  var scale: Int {
    get { self[scaled: ScaleKey.self] }
    set { self[scaled: ScaleKey.self] = newValue }
  }

  var ratio: Int {
    get { self[RatioKey.self, 100] }
    set { self[RatioKey.self, 100] = newValue }
  }

  var slot: Int {
    get { self[SlotKey.defaultValue] }
    set { self[SlotKey.defaultValue] = newValue }
  }

  var isRead: Bool { self[ReadKey.self] > 0 }

  private subscript<Key: EnvironmentKey>(scaled key: Key.Type) -> Int where Key.Value == Int {
    get { self[key] * 2 }
    set { self[key] = newValue / 2 }
  }

  private subscript<Key: EnvironmentKey>(key: Key.Type, factor: Int) -> Int where Key.Value == Int {
    get { self[key] * factor }
    set { self[key] = newValue / factor }
  }

  private subscript(slot: Int) -> Int {
    get { palette[PaperKey.self] + slot }
    set { palette[PaperKey.self] = newValue - slot }
  }
}
