import SwiftUI

@Observable
final class Store {
  var title = ""
}

@Observable
final class Router {
  var path: [Int] = []
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
  @Environment(Router.self) private var router

  var body: some View { Text("\(router.path.count)") }
}

struct Fourth: View {
  @Environment(Store.self) var store

  var body: some View { Text("Fourth") }
}

func title(of view: Fourth) -> String { view.store.title }

struct Fifth: View {
  #if DEBUG
    @Environment(Store.self) private var store: Store?
  #endif

  var body: some View { Text("Fifth") }
}

@Observable
final class Recorder {
  @ObservationIgnored @Environment(Store.self) private var store: Store?
  var isOn = false
}
