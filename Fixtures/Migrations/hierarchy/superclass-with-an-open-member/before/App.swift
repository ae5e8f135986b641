import SwiftUI

open class Page: ObservableObject {
  @Published open var numbers = (1...3).map { $0 * 2 }
  public init() {}
}

final class TitlePage: Page {
  @Published var title = ""
}

struct PageView: View {
  @ObservedObject var page: TitlePage

  var body: some View {
    TextField("Title", text: $page.title)
  }
}
