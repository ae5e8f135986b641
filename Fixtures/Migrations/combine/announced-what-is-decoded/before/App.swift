import SwiftUI

struct Tag: Identifiable {
  let id: Int
  var name: String
}

final class Tags: ObservableObject {
  @Published var all: [Tag] = []
  private var hiddenData = Data()

  var hidden: Set<String> {
    get { (try? JSONDecoder().decode(Set<String>.self, from: hiddenData)) ?? [] }
    set {
      objectWillChange.send()
      if let encoded = try? JSONEncoder().encode(newValue) { hiddenData = encoded }
    }
  }

  func update(_ id: Int, name: String?) {
    guard let place = all.firstIndex(where: { $0.id == id }) else { return }
    if let name { all[place].name = name }
    objectWillChange.send()
  }

  func rename(_ id: Int, to name: String) {
    if let place = all.firstIndex(where: { $0.id == id }) {
      all[place].name = name
      // Force SwiftUI to run the body again.
      objectWillChange.send()
      print("renamed")
    }
  }
}

/// What the getter asks of a service can change unseen.
final class Access: ObservableObject {
  private var stored = Data()

  var isAllowed: Bool {
    get { Service.status(of: stored) == 1 }
    set {
      objectWillChange.send()
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
  @ObservedObject var tags: Tags
  @ObservedObject var access: Access

  var body: some View {
    ForEach(tags.all) { Text($0.name) }
    ForEach(tags.hidden.sorted(), id: \.self) { Text($0) }
    Text("\(access.isAllowed)")
  }
}
