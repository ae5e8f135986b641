import SwiftUI

@Observable
final class Seen {
  var title = ""
}

final class Watched: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  var seen: Seen
  @ObservedObject var watched: Watched

  var body: some View {
    func same<T>(_ value: T) -> T { value }
    func all<T>(_ value: T) -> [T] { [value] }
    return VStack {
      Text(seen.title).environment(same(seen))
      Text(watched.title).onReceive(all(watched)[0].objectWillChange) { print("changed") }
    }
  }
}
