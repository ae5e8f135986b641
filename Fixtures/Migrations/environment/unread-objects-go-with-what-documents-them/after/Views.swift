import SwiftUI

@Observable
final class Store {
  var title = ""
}

struct First: View {
  let title: String

  var body: some View { Text(title) }
}

struct Second: View {
  let title: String

  var body: some View { Text(title) }
}

struct Third: View {
  let title: String

  // What the title is for.
  var body: some View { Text(title) }
}

struct Fourth: View {
//  @EnvironmentObject private var old: Store

  let title: String
  var body: some View { Text(title) }
}
