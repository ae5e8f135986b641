import SwiftUI

protocol Named {}

extension Named {
  static var name: String { "\(Self.self)" }
}

extension EnvironmentKey where Value == Int {
  static var defaultValue: Int { 0 }
}

@available(iOS 18, macOS 15, *)
private struct RecentKey: EnvironmentKey {
  static let defaultValue = 1
}

#if os(watchOS)
  private struct DenseKey: EnvironmentKey {
    static let defaultValue = 1
  }
#else
  private struct DenseKey: EnvironmentKey {
    static let defaultValue = 2
  }
#endif

private struct BoxKey<Content>: EnvironmentKey {
  static var defaultValue: String { "" }
}

private enum Keys {
  struct NestedKey: EnvironmentKey {
    static let defaultValue = 3
  }
}

private struct NamedKey: EnvironmentKey, Named {
  static let defaultValue = 4
}

private struct LateKey: EnvironmentKey {
  @MainActor static let defaultValue = 5
}

private struct PairKey: EnvironmentKey {
  static let defaultValue = 6, limit = 7
}

private struct StepKey: EnvironmentKey {
  typealias Value = Int
  static let step = 8
}

private struct OwnKey: EnvironmentKey {
  typealias Value = Int
  let defaultValue = 9
}

private struct SumKey: EnvironmentKey {
  static var defaultValue: Int {
    let base = 1
    return base + 9
  }
}

private struct ExtendedKey: EnvironmentKey {
  static let defaultValue = 11
}

extension ExtendedKey {
  static let limit = 12
}

extension EnvironmentValues {
  var recent: Int {
    get { self[RecentKey.self] }
    set { self[RecentKey.self] = newValue }
  }

  var dense: Int {
    get { self[DenseKey.self] }
    set { self[DenseKey.self] = newValue }
  }

  var box: String {
    get { self[BoxKey<Int>.self] }
    set { self[BoxKey<Int>.self] = newValue }
  }

  var nested: Int {
    get { self[Keys.NestedKey.self] }
    set { self[Keys.NestedKey.self] = newValue }
  }

  var named: Int {
    get { self[NamedKey.self] }
    set { self[NamedKey.self] = newValue }
  }

  var late: Int {
    get { self[LateKey.self] }
    set { self[LateKey.self] = newValue }
  }

  var pair: Int {
    get { self[PairKey.self] }
    set { self[PairKey.self] = newValue }
  }

  var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }

  var own: Int {
    get { self[OwnKey.self] }
    set { self[OwnKey.self] = newValue }
  }

  var sum: Int {
    get { self[SumKey.self] }
    set { self[SumKey.self] = newValue }
  }

  var extended: Int {
    get { self[ExtendedKey.self] }
    set { self[ExtendedKey.self] = newValue }
  }
}
