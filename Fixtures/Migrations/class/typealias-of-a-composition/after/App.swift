import SwiftUI

typealias ScreenModel = AnyObject & Observable & Identifiable

@Observable
final class Home: ScreenModel {
  let id = 1
  var title = ""
}
