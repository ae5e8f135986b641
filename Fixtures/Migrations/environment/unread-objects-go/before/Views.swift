import SwiftUI

final class Store: ObservableObject {
  @Published var title = ""
}

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

struct First: View {
  @EnvironmentObject var store: Store
  @EnvironmentObject var router: Router

  let title: String

  var body: some View { Text(title) }
}

struct Second: View {
  let title: String

  /// Where this leads.
  @EnvironmentObject private var router: Router

  var body: some View { Text(title) }
}

struct Third: View {
  @EnvironmentObject private var store: Store // for the title
  @EnvironmentObject private var router: Router

  var body: some View { Text("\(router.path.count)") }
}

struct Fourth: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("Fourth") }
}

func title(of view: Fourth) -> String { view.store.title }

struct Fifth: View {
  #if DEBUG
    @EnvironmentObject private var store: Store
  #endif

  var body: some View { Text("Fifth") }
}

final class Recorder: ObservableObject {
  @EnvironmentObject private var store: Store
  @Published var isOn = false
}
