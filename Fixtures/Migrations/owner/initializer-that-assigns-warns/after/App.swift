import Combine
import SwiftUI

@Observable
final class Pasteboard {
  var isActive = false
  @ObservationIgnored private var subscription: AnyCancellable?

  init(_ center: NotificationCenter = .default) {
    subscription = center.publisher(for: Notification.Name("active")).map { _ in true }
      .assign(to: \.isActive, on: self)
  }
}

struct PasteboardView: View {
  @State private var pasteboard = Pasteboard()

  var body: some View { Text(pasteboard.isActive ? "active" : "idle") }
}

struct Entries: View {
  var body: some View { PasteboardView() }
}
