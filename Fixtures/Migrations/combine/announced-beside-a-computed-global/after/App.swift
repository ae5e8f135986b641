import SwiftUI

var startedText: String { "\(Date())" }

@Observable
final class Footer {
  var size = 1

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var text: String {
    _ = revision
    return startedText
  }

  func refresh() {
    print("refresh")
    revision += 1
  }
}

struct FooterView: View {
  var footer: Footer

  var body: some View { Text(footer.text) }
}
