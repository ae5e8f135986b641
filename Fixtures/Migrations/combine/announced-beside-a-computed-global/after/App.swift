import SwiftUI

var startedText: String { "\(Date())" }

@Observable
final class Footer {
  var size = 1

  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
  private var revision = 0

  var text: String { _ = revision; return startedText }

  func refresh() {
    print("refresh")
    revision += 1
  }
}

struct FooterView: View {
  var footer: Footer

  var body: some View { Text(footer.text) }
}
