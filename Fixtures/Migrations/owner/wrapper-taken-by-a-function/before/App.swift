import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor func describe(_ owner: StateObject<Counter>, _ child: ObservedObject<Counter>) -> String {
  "\(owner.wrappedValue.count) \(child.wrappedValue.count)"
}
