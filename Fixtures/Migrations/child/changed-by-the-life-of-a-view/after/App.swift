import Combine
import SwiftUI
@Observable
final class CanvasModel {
  private(set) var strokes = 0
  var hasShownHint = false
  var appearances = 0
  func draw() { strokes += 1 }
  func appear() {
    appearances += 1
    strokes += 1
  }
}
struct CanvasScreen: View {
  var canvas: CanvasModel
  var body: some View {
    VStack {
      if !canvas.hasShownHint { Text("Tap Draw to begin") }
      Text("strokes \(canvas.strokes) \(canvas.appearances)")
      Button("Draw") { canvas.draw() }
    }
    .onAppear { canvas.hasShownHint = true }
    .onAppear { canvas.appear() }
  }
}
@Observable
final class AmountModel {
  var amount = "1"
  private(set) var checks = 0
  func validate(_ text: String) { checks += 1 }
}
struct AmountField: View {
  @Bindable var model: AmountModel
  var body: some View {
    VStack {
      TextField("Amount", text: $model.amount)
      Text("checked \(model.checks) times")
    }
    .onReceive(Just(model.amount)) { model.validate($0) }
  }
}
