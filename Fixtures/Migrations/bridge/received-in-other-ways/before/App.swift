import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var text = ""
  @Published var count = 0
  @Published var edges = 0
  @Published var level = 1
  @Published var size = 2
  @Published var width = 3
  @Published var color = 4
  @Published var title = ""
  @Published var pair = 5
}

func makeModel() -> Model { Model() }

extension View {
  func follow<P: Publisher>(_ publisher: P, action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    onReceive(publisher, perform: action)
  }

  func show<P: Publisher>(_ title: String, on publisher: P) -> some View
  where P.Failure == Never {
    onReceive(publisher) { _ in print(title) }
  }
}

struct ModelView: View {
  @ObservedObject var model: Model
  let models: [Model]
  @State private var texts: [String] = []
  @State private var isWide = false

  var body: some View {
    Text(model.text)
      .onReceive(makeModel().$text) { text in texts.append(text) }
      .onReceive(models[0].$edges) { count in print(count) }
      .follow(model.$level) { level in print(level) }
      .onReceive(model.$size) { (size: Int) in print(size) }
      .onReceive(model.$width, perform: { [texts] in print(texts, $0) })
      .onReceive(model.$color) { print("changed", $0, $0) }
      .show("title", on: model.$title)
      .onReceive(model.$count) { $isWide.wrappedValue = $0 > 1 }
      .onReceive(model.$pair) { value in
        texts = texts.filter { $0.count > value }
        [value].forEach { print($0) }
      }
  }
}
