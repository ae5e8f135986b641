import SwiftUI

@Observable
final class Gauge { var value = 0 }

struct One: UIViewRepresentable {
  var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    _ = gauge.value  // Update when `value` changes; the read below is not tracked.
    RunLoop.main.perform { view.text = "\(gauge.value)" }
  }
}
struct Two: UIViewRepresentable {
  var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    _ = gauge.value  // Update when `value` changes; the read below is not tracked.
    let g = gauge
    RunLoop.current.perform(inModes: [.common]) { view.text = "\(g.value)" }
  }
}
struct Three: UIViewRepresentable {
  var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    _ = gauge.value  // Update when `value` changes; the read below is not tracked.
    let show = { view.text = "\(gauge.value)" }
    DispatchQueue.main.async(execute: show)
  }
}
struct Four: UIViewRepresentable {
  var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    let show = { view.text = "\(gauge.value)" }
    show()
  }
}

struct Five: UIViewRepresentable {
  var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    _ = gauge.value  // Update when `value` changes; the read below is not tracked.
    let show = { view.text = "\(gauge.value)" }
    DispatchQueue.main.async { show() }
  }
}

struct Six: UIViewRepresentable {
  var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    _ = gauge.value  // Update when `value` changes; the read below is not tracked.
    func show() { view.text = "\(gauge.value)" }
    DispatchQueue.main.async(execute: show)
  }
}

struct Seven: UIViewRepresentable {
  var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    func show() { view.text = "\(gauge.value)" }
    show()
  }
}
