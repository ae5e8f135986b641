import SwiftUI

protocol Holding {
  associatedtype Item: ObservableObject
}

final class Counter: ObservableObject {
  @Published var count = 0
}

func row<Held: Holding>(of held: Held, @ObservedObject _ item: Held.Item) -> some View {
  Text("\(ObjectIdentifier(item).hashValue)")
}
