import SwiftUI

typealias ScreenModel = ObservableObject & Identifiable

final class Home: ScreenModel {
  let id = 1
  @Published var title = ""
}
