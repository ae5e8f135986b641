import SwiftUI
import UIKit

@Observable
final class Sizes {
  var text = ""
  var limit = 3
  var passes = 0
}

struct LabelView: UIViewRepresentable {
  var sizes: Sizes
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    _ = sizes.limit  // Runs this when `limit` changes: what reads it below runs later.
    label.text = sizes.text
    let sizes = sizes
    DispatchQueue.main.async {
      if sizes.passes < sizes.limit { sizes.passes += 1 }
    }
  }
}
