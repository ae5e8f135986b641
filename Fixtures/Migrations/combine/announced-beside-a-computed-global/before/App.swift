import SwiftUI

var startedText: String { "\(Date())" }

final class Footer: ObservableObject {
  @Published var size = 1

  var text: String { startedText }

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

struct FooterView: View {
  @ObservedObject var footer: Footer

  var body: some View { Text(footer.text) }
}
