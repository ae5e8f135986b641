import Combine
import SwiftUI

/// Stays, for it is handed on as any object.
final class Kept: ObservableObject {
  @Published var name = ""
  var any: any ObservableObject { self }
}

final class First: ObservableObject {
  @Published var title = ""
  @MainActor @ObservedObject var kept = Kept()
}

final class Second: ObservableObject {
  @Published var title = ""
  @ObservedObject(wrappedValue: Kept()) var kept: Kept
}

final class Third: ObservableObject {
  @Published var title = ""
  @ObservedObject var kept = Kept()

  var binding: Binding<String> { $kept.name }
}

final class Fourth: ObservableObject {
  @Published var title = ""
  @ObservedObject var kept = Kept()
}

struct Page: View {
  @ObservedObject var first: First
  @ObservedObject var second: Second
  @ObservedObject var third: Third
  @ObservedObject var fourth: Fourth

  var body: some View {
    Text(first.title)
    Text(second.title)
    Text(third.title)
    Text(fourth.title)
  }
}
