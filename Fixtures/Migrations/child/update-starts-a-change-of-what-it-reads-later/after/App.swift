import SwiftUI
import UIKit

@Observable
final class Sizes {
  var text = ""
  var limit = 3
  var lines = 0
  var passes = 0
}

struct LabelView: UIViewRepresentable {
  var sizes: Sizes
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    // Update when one of these changes; the reads below are not tracked.
    _ = (sizes.limit, sizes.lines)
    label.text = sizes.text
    let sizes = sizes
    DispatchQueue.main.async {
      if sizes.passes < sizes.limit { sizes.passes += 1 }
      if sizes.lines == 0 { sizes.lines = 1 }
    }
  }
}
