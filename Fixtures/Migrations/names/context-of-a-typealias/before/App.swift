import SwiftUI

typealias PlatformViewRepresentable = UIViewRepresentable

final class PageCoordinator {
  var title = ""
}

final class Reading: ObservableObject {
  @Published var coordinator = PageCoordinator()
  @Published var page = 1
}

struct PageView: PlatformViewRepresentable {
  let title: String
  let reading: Reading

  func makeCoordinator() -> PageCoordinator { PageCoordinator() }

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    show(in: label, context: context)
    label.text = reading.coordinator.title
  }

  private func show(in label: UILabel, context: Context) {
    context.coordinator.title = title
  }
}

/// It names the context of the other type.
enum PageTurner {
  static func turn(_ reading: Reading, context: PageView.Context) {
    context.coordinator.title = "\(reading.page)"
  }
}

struct ReadingView: View {
  @ObservedObject var reading: Reading

  var body: some View {
    PageView(title: "\(reading.page)", reading: reading)
  }
}
