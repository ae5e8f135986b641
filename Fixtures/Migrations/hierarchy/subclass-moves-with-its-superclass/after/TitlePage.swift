import Foundation
import Observation

@Observable
class TitlePage: Page {
  var title = ""
}

@Observable
final class CoverPage: TitlePage {
  var image: String?

  override init() {
    super.init()
    title = "Cover"
  }
}
