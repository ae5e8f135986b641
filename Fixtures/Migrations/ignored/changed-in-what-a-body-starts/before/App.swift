import SwiftUI

final class Layout: ObservableObject {
  @Published var columns = 2
  var heights: [String: Int] = [:]
  var pictures: [String] = []
  var taps = 0
  var widths: [String: Int] = [:]
}

struct RowView: View {
  @ObservedObject var layout: Layout

  var body: some View {
    VStack {
      Text("\(layout.heights["a"] ?? 0) \(layout.pictures.count) \(layout.taps) \(layout.columns)")
      Text("\(layout.widths["a"] ?? 0)")
      Button("More") {
        DispatchQueue.main.async { layout.taps += 1 }
      }
    }
    .background(measure())
  }

  private func measure() -> Color {
    DispatchQueue.main.async { layout.heights["a"] = 44 }
    Task { @MainActor in layout.pictures = ["a"] }
    if layout.widths["a"] == nil {
      DispatchQueue.main.async { layout.widths["a"] = 44 }
    }
    return Color.clear
  }
}

struct PicturesView: View {
  let layout: Layout

  var body: some View {
    Text(layout.pictures.joined())
  }
}
