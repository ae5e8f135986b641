import SwiftUI

final class Seen: ObservableObject {
  @Published var title = ""
}

final class Watched: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  @ObservedObject var seen: Seen
  @ObservedObject var watched: Watched

  var body: some View {
    func same<T>(_ value: T) -> T { value }
    func all<T>(_ value: T) -> [T] { [value] }
    return VStack {
      Text(seen.title).environmentObject(same(seen))
      Text(watched.title).onReceive(all(watched)[0].objectWillChange) { print("changed") }
    }
  }
}
