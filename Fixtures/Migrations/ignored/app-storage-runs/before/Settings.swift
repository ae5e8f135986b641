import Combine
import Foundation

enum Sort: String {
  case name, date
}

class Settings: ObservableObject {
  @Published var title = "t"

  /// Whether sounds are played.
  @AppStorage("sound") var sound = true
  @AppStorage("volume") final var volume: Int = 3 {
    willSet { print("will", volume, newValue) }
    didSet {
      print("did", oldValue, volume)
      if volume > 10 { volume = 10 }
      if volume < 0 { self.volume += 5 }
    }
  }
  @AppStorage("sort")
  private(set) var sort = Sort.name

  // The name that the user chose.
  @AppStorage("user") var user: String?

  @AppStorage var limit: Int
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

final class MoreSettings: Settings {
  @AppStorage("more") var more: [Int] = [1]
}
