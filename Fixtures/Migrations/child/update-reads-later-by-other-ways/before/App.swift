import SwiftUI

final class Gauge: ObservableObject { @Published var value = 0 }

struct One: UIViewRepresentable {
  @ObservedObject var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    RunLoop.main.perform { view.text = "\(gauge.value)" }
  }
}
struct Two: UIViewRepresentable {
  @ObservedObject var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    let g = gauge
    RunLoop.current.perform(inModes: [.common]) { view.text = "\(g.value)" }
  }
}
struct Three: UIViewRepresentable {
  @ObservedObject var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    let show = { view.text = "\(gauge.value)" }
    DispatchQueue.main.async(execute: show)
  }
}
struct Four: UIViewRepresentable {
  @ObservedObject var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    let show = { view.text = "\(gauge.value)" }
    show()
  }
}

struct Five: UIViewRepresentable {
  @ObservedObject var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    let show = { view.text = "\(gauge.value)" }
    DispatchQueue.main.async { show() }
  }
}

struct Six: UIViewRepresentable {
  @ObservedObject var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    func show() { view.text = "\(gauge.value)" }
    DispatchQueue.main.async(execute: show)
  }
}

struct Seven: UIViewRepresentable {
  @ObservedObject var gauge: Gauge
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) {
    func show() { view.text = "\(gauge.value)" }
    show()
  }
}
