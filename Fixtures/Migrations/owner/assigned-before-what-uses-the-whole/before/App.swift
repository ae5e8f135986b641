import SwiftUI

final class Router: ObservableObject {
  @Published var tab = 0
}

final class Links: ObservableObject {
  @Published var last = ""
}

func load() throws -> String { "c" }

struct Screen: View {
  @StateObject private var router: Router
  let container: String

  init() {
    let initial = Router()
    _router = StateObject(wrappedValue: initial)
    do {
      container = try load()
      prepare()
    } catch {
      fatalError("no container")
    }
  }

  private func prepare() { print(container) }

  var body: some View { Text("\(router.tab)") }
}

struct Page: View {
  @StateObject private var links: Links
  let container: String

  init(isNew: Bool) {
    let initial = Links()
    _links = StateObject(wrappedValue: initial)
    if isNew {
      container = "new"
      prepare()
    } else {
      container = "old"
    }
  }

  private func prepare() { print(container) }

  var body: some View { Text(links.last) }
}
