import Foundation

class TitlePage: Page {
  @Published var title = ""
}

final class CoverPage: TitlePage {
  @Published var image: String?

  override init() {
    super.init()
    title = "Cover"
  }
}
