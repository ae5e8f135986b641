import SwiftUI

@Observable
final class Counter {
  var count = 0
}

@MainActor func describe(_ owner: State<Counter>, _ child: Bindable<Counter>) -> String {
  "\(owner.wrappedValue.count) \(child.wrappedValue.count)"
}
