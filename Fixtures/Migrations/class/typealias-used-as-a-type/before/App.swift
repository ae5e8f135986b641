import SwiftUI

typealias ScreenModel = ObservableObject & Identifiable
typealias Watched = ObservableObject
typealias WatchedByName = Watched & CustomStringConvertible

final class Home: ScreenModel {
  let id = 1
  @Published var title = ""
}

final class Draft: WatchedByName {
  let description = "draft"
  @Published var text = ""
}

struct Registry {
  var models: [any ScreenModel] = []
}
