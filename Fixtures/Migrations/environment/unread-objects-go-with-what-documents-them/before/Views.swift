import SwiftUI

final class Store: ObservableObject {
  @Published var title = ""
}

struct First: View {
  @EnvironmentObject var store: Store

  @EnvironmentObject var other: Store

  let title: String

  var body: some View { Text(title) }
}

struct Second: View {
  let title: String

  @EnvironmentObject var store: Store
  @EnvironmentObject var other: Store
  @EnvironmentObject var third: Store
  var body: some View { Text(title) }
}

struct Third: View {
  let title: String
  /// What is shown.
  @EnvironmentObject var store: Store

  /// What is shown beside it.
  @EnvironmentObject var other: Store

  // What the title is for.
  var body: some View { Text(title) }
}

struct Fourth: View {
//  @EnvironmentObject private var old: Store
  @EnvironmentObject var store: Store

  let title: String
  var body: some View { Text(title) }
}
