import SwiftUI
import UIKit

final class Sizes: ObservableObject {
  @Published var text = ""
  @Published var limit = 3
  @Published var lines = 0
  var passes = 0
}

struct LabelView: UIViewRepresentable {
  @ObservedObject var sizes: Sizes
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    label.text = sizes.text
    let sizes = sizes
    DispatchQueue.main.async {
      if sizes.passes < sizes.limit { sizes.passes += 1 }
      if sizes.lines == 0 { sizes.lines = 1 }
    }
  }
}
