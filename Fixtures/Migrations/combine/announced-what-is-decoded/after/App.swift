import SwiftUI

struct Tag: Identifiable {
  let id: Int
  var name: String
}

@Observable
final class Tags {
  var all: [Tag] = []
  private var hiddenData = Data()

  var hidden: Set<String> {
    get { (try? JSONDecoder().decode(Set<String>.self, from: hiddenData)) ?? [] }
    set {
      if let encoded = try? JSONEncoder().encode(newValue) { hiddenData = encoded }
    }
  }

  func update(_ id: Int, name: String?) {
    guard let place = all.firstIndex(where: { $0.id == id }) else { return }
    if let name { all[place].name = name }
  }

  func rename(_ id: Int, to name: String) {
    if let place = all.firstIndex(where: { $0.id == id }) {
      all[place].name = name
      print("renamed")
    }
  }
}

/// What the getter asks of a service can change unseen.
@Observable
final class Access {
  private var stored = Data()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var isAllowed: Bool {
    get {
      _ = revision
      return Service.status(of: stored) == 1
    }
    set {
      revision += 1
      stored = Data()
      Service.ask()
    }
  }
}

enum Service {
  private(set) nonisolated(unsafe) static var count = 0
  static func status(of data: Data) -> Int { count }
  static func ask() { count += 1 }
}

struct TagsView: View {
  var tags: Tags
  var access: Access

  var body: some View {
    ForEach(tags.all) { Text($0.name) }
    ForEach(tags.hidden.sorted(), id: \.self) { Text($0) }
    Text("\(access.isAllowed)")
  }
}
