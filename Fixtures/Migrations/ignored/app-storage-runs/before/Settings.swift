import Combine
import Foundation

public enum Sort: String {
  case name, date
}

public class Settings: ObservableObject {
  @Published var title = "t"

  /// Whether sounds are played.
  @AppStorage("sound") public var sound = true
  @AppStorage("volume") public final var volume: Int = 3 {
    willSet { print("will", volume, newValue) }
    didSet {
      print("did", oldValue, volume)
      if volume > 10 { volume = 10 }
      if volume < 0 { self.volume += 5 }
    }
  }
  @AppStorage("sort")
  public private(set) var sort = Sort.name

  // The name that the user chose.
  @AppStorage("user") public var user: String?

  @AppStorage public var limit: Int
  @AppStorage("runs") private var runs = 0
  @AppStorage("seed") private var seed = 7

  var storedSound: Bool { sound }
  var isUsed: Bool { runs > 0 }

  init(limit: String) {
    _limit = AppStorage(wrappedValue: 1, limit)
    print("seed", seed)
    volume = 4
  }

  func run() { runs += 1 }
  func order() { sort = .date }
}

public final class MoreSettings: Settings {
  @AppStorage("more") public var more: [Int] = [1]
}

/// Nothing outside the module can name what is in it.
final class OwnSettings: Settings {
  @AppStorage("own") public var own: [Int] = [1]
}
