import Foundation
import Observation

public enum Sort: String {
  case name, date
}

@Observable
public class Settings {
  var title = "t"

  /// Whether sounds are played.
  public var sound: Bool {
    get { access(keyPath: \.sound); return soundStorage }
    set { withMutation(keyPath: \.sound) { soundStorage = newValue } }
  }
  @ObservationIgnored @AppStorage("sound") private var soundStorage = true

  public final var volume: Int {
    get { access(keyPath: \.volume); return storedVolume }
    set { withMutation(keyPath: \.volume) { storedVolume = newValue } }
  }
  @ObservationIgnored @AppStorage("volume") private var storedVolume: Int = 3 {
    willSet { print("will", volume, newValue) }
    didSet {
      print("did", oldValue, volume)
      if volume > 10 { volume = 10 }
      if volume < 0 { self.volume += 5 }
    }
  }

  public private(set) var sort: Sort {
    get { access(keyPath: \.sort); return storedSort }
    set { withMutation(keyPath: \.sort) { storedSort = newValue } }
  }
  @ObservationIgnored @AppStorage("sort")
  private var storedSort = Sort.name

  // The name that the user chose.
  public var user: String? {
    get { access(keyPath: \.user); return storedUser }
    set { withMutation(keyPath: \.user) { storedUser = newValue } }
  }
  @ObservationIgnored @AppStorage("user") private var storedUser: String?

  public var limit: Int {
    get { access(keyPath: \.limit); return storedLimit }
    set { withMutation(keyPath: \.limit) { storedLimit = newValue } }
  }
  @ObservationIgnored @AppStorage private var storedLimit: Int

  private var runs: Int {
    get { access(keyPath: \.runs); return storedRuns }
    set { withMutation(keyPath: \.runs) { storedRuns = newValue } }
  }
  @ObservationIgnored @AppStorage("runs") private var storedRuns = 0
  @ObservationIgnored @AppStorage("seed") private var seed = 7

  var storedSound: Bool { sound }
  var isUsed: Bool { runs > 0 }

  init(limit: String) {
    _storedLimit = AppStorage(wrappedValue: 1, limit)
    print("seed", seed)
    volume = 4
  }

  func run() { runs += 1 }
  func order() { sort = .date }
}

@Observable
public final class MoreSettings: Settings {
  public var more: [Int] {
    get { access(keyPath: \.more); return storedMore }
    set { withMutation(keyPath: \.more) { storedMore = newValue } }
  }
  @ObservationIgnored @AppStorage("more") private var storedMore: [Int] = [1]
}

/// Nothing outside the module can name what is in it.
final class OwnSettings: Settings {
  @AppStorage("own") public var own: [Int] = [1]
}
