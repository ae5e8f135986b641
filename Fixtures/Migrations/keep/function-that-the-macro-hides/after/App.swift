import SwiftUI

func withMutation(_ text: String) -> String { text + "!" }

final class Disk: ObservableObject {
  @Published var path = "/"

  var isReadable: Bool { access(path, R_OK) == 0 }
}

class Cache: ObservableObject {
  @Published var name = ""
}

final class NamedCache: Cache {
  func rename() { name = withMutation(name) }
}

final class Volume: ObservableObject {
  @Published var path = "/"

  struct Check {
    let path: String
    var passes: Bool { access(path, R_OK) == 0 }
  }
}

@Observable
final class Folder {
  var count = 0

  func open() {
    func access(_ number: Int) -> Int { number + 1 }
    count = access(count)
  }
}

@Observable
final class Door {
  var isOpen = false

  func access(_ key: Int) -> Bool { key == 1 }

  func open(_ key: Int) { isOpen = access(key) }
}

enum Vault {
  static func access(_ key: Int) -> Bool { key == 3 }
}

@Observable
final class Lock {
  var isOpen = false

  func open(_ door: Door) { isOpen = door.access(2) || Vault.access(3) }
}

struct ContentView: View {
  @ObservedObject var disk: Disk
  @ObservedObject var cache: NamedCache
  @ObservedObject var volume: Volume
  var folder: Folder
  var door: Door
  var lock: Lock

  var body: some View {
    Text("\(disk.isReadable ? disk.path : "") \(cache.name) \(volume.path)")
    Text("\(folder.count) \(door.isOpen ? 1 : 0) \(lock.isOpen ? 1 : 0)")
  }
}
