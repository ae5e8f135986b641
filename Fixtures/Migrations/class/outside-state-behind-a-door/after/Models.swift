import Foundation
import SwiftUI

final class Downloads {
  nonisolated(unsafe) static let shared = Downloads()
  let progress = Progress(totalUnitCount: 9)
}

enum Settings {
  static var size: Int {
    get { UserDefaults.standard.integer(forKey: "size") }
    set { UserDefaults.standard.set(newValue, forKey: "size") }
  }
}

struct Database {
  private let defaults = UserDefaults.standard
  func load() -> Int { defaults.integer(forKey: "rows") }
  func save(_ rows: Int) { defaults.set(rows, forKey: "rows") }
}

protocol KeyValues {
  func number(_ key: String) -> Int
  func put(_ number: Int, _ key: String)
}

extension UserDefaults: KeyValues {
  func number(_ key: String) -> Int { integer(forKey: key) }
  func put(_ number: Int, _ key: String) { set(number, forKey: key) }
}

struct Client {
  var badge: () -> Int
  var clear: () -> Void
  var done: (() -> Void)?
}

@Observable
final class Counts {
  var touched = 0
  var other = 0
  var third = 0
  var fourth = 0
  var fifth = 0
  var sixth = 0
  var seventh = 0
  var eighth = 0
  var ninth = 0
  let client: Client
  private let defaults: UserDefaults
  private let database = Database()
  private let values: any KeyValues = UserDefaults.standard
  private let progress = Progress(totalUnitCount: 9)
  private let formatter = DateFormatter()
  private var download: Progress { Downloads.shared.progress }

  init(client: Client, defaults: UserDefaults = .standard) {
    self.client = client
    self.defaults = defaults
  }

  var count: Int {
    // Update when `touched` changes; `UserDefaults` is not observable.
    _ = touched
    return defaults.integer(forKey: "count")
  }
  var size: Int {
    // Update when `other` changes; `UserDefaults` is not observable.
    _ = other
    return Settings.size
  }
  var value: Int {
    // Update when `fifth` changes; `UserDefaults` is not observable.
    _ = fifth
    return values.number("value")
  }
  var rows: Int {
    // Update when `third` changes; `UserDefaults` is not observable.
    _ = third
    return database.load()
  }
  var steps: Int64 {
    // Update when `fourth` changes; `progress.completedUnitCount` is not observable.
    _ = fourth
    return progress.completedUnitCount
  }
  var files: Bool {
    // Update when `fourth` changes; `FileManager.fileExists(atPath:)` is not observable.
    _ = fourth
    return FileManager.default.fileExists(atPath: "a")
  }
  var notes: String {
    // Update when `fourth` changes; `String(contentsOf:encoding:)` is not observable.
    _ = fourth
    return (try? String(contentsOf: URL(fileURLWithPath: "a"), encoding: .utf8)) ?? ""
  }
  var mode: Bool {
    // Update when `sixth` changes; `getenv(_:)` is not observable.
    _ = sixth
    return getenv("MODE") != nil
  }
  var badge: Int {
    // Update when `seventh` changes; `badge` is not observable.
    _ = seventh
    return client.badge()
  }
  var loaded: Int64 {
    // Update when `ninth` changes; `download.completedUnitCount` is not observable.
    _ = ninth
    return download.completedUnitCount
  }
  var host: String { ProcessInfo.processInfo.hostName }
  var cores: Int { ProcessInfo.processInfo.processorCount }
  var date: String { formatter.string(from: Date(timeIntervalSince1970: 0)) }

  func add() {
    defaults.set(count + 1, forKey: "count")
    touched += 1
  }

  func put() {
    values.put(value + 1, "value")
    fifth += 1
  }

  func grow() {
    Settings.size += 1
    other += 1
  }

  func save() {
    database.save(rows + 1)
    third += 1
  }

  func setMode() {
    setenv("MODE", "1", 1)
    sixth += 1
  }

  func clear() {
    client.clear()
    client.done?()
    seventh += 1
  }

  func load() {
    download.completedUnitCount += 1
    ninth += 1
  }

  func ask() {
    _ = client.badge()
    eighth += 1
  }

  func start() throws {
    progress.completedUnitCount += 1
    try FileManager.default.removeItem(atPath: "a")
    fourth += 1
  }
}

struct Board: View {
  var counts: Counts

  var body: some View {
    Text("\(counts.count) \(counts.size) \(counts.rows) \(counts.value) \(counts.steps) \(counts.date)")
    Text("\(counts.files ? "file" : "none") \(counts.notes) \(counts.mode) \(counts.badge)")
    Text("\(counts.host) \(counts.cores) \(counts.eighth) \(counts.loaded)")
  }
}

struct Leaving: View {
  var counts: Counts
  let client: Client

  var body: some View { row() }

  private func row() -> some View {
    client.done?()
    return Text("left")
  }
}

enum Folder {
  static let path = "cache"
}

@Observable
final class Cache {
  var cleared = 0

  var isThere: Bool {
    // Update when `cleared` changes; `FileManager.fileExists(atPath:)` is not observable.
    _ = cleared
    let path = FileManager.default
    return path.fileExists(atPath: Folder.path)
  }

  func clear() throws {
    let folder = Folder.path
    let place = folder
    try FileManager.default.removeItem(atPath: place)
    cleared += 1
  }
}

struct CacheView: View {
  var cache: Cache

  var body: some View { Text(cache.isThere ? "there" : "gone") }
}

@Observable
final class Cloud {
  var saved = 0

  var name: String {
    // Update when `saved` changes; `NSUbiquitousKeyValueStore.string` is not observable.
    _ = saved
    return NSUbiquitousKeyValueStore.default.string(forKey: "name") ?? ""
  }

  func save() {
    NSUbiquitousKeyValueStore.default.set("a", forKey: "name")
    saved += 1
  }
}

struct CloudView: View {
  var cloud: Cloud

  var body: some View { Text(cloud.name) }
}
