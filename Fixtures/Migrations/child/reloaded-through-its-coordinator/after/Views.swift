import SwiftUI
import UIKit

@Observable
final class Document {
  var lines = ["x"]
  var title = ""
}

final class ListController: UIViewController {
  var lines: (() -> [String])?
  private var shown: [String] = []

  func refresh() {
    DispatchQueue.main.async { self.shown = self.lines?() ?? [] }
  }
}

struct ListHost: UIViewControllerRepresentable {
  var document: Document

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIViewController(context: Context) -> ListController {
    let controller = ListController()
    controller.lines = { context.coordinator.parent.document.lines }
    return controller
  }

  func updateUIViewController(_ controller: ListController, context: Context) {
    _ = document.lines  // Update when `lines` changes; the read below is not tracked.
    context.coordinator.parent = self
    controller.refresh()
  }

  final class Coordinator {
    var parent: ListHost
    init(parent: ListHost) { self.parent = parent }
  }
}
