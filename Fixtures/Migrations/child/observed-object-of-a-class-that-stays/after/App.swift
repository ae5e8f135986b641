import Combine
import SwiftUI

/// Stays, for it is handed on as any object.
final class Kept: ObservableObject {
  @Published var name = ""
  var any: any ObservableObject { self }
}

@Observable
final class First {
  var title = ""
  @ObservationIgnored @MainActor @ObservedObject var kept = Kept()
}

@Observable
final class Second {
  var title = ""
  @ObservationIgnored @ObservedObject(wrappedValue: Kept()) var kept: Kept
}

@Observable
final class Third {
  var title = ""
  @ObservationIgnored @ObservedObject var kept = Kept()

  var binding: Binding<String> { $kept.name }
}

@Observable
final class Fourth {
  var title = ""
  @ObservationIgnored var kept = Kept()
}

struct Page: View {
  var first: First
  var second: Second
  var third: Third
  var fourth: Fourth

  var body: some View {
    Text(first.title)
    Text(second.title)
    Text(third.title)
    Text(fourth.title)
  }
}
