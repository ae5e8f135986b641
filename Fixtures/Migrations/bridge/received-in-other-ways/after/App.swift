import Combine
import SwiftUI

@Observable
final class Model {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  private let textSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
  var count = 0
  var edges = 0 {
    willSet { edgesSubject.send(newValue) }
  }
  private let edgesSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var edgesPublisher = edgesSubject.eraseToAnyPublisher()
  var level = 1 {
    willSet { levelSubject.send(newValue) }
  }
  private let levelSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var levelPublisher = levelSubject.eraseToAnyPublisher()
  var size = 2 {
    willSet { sizeSubject.send(newValue) }
  }
  private let sizeSubject = CurrentValueSubject<Int, Never>(2)
  @ObservationIgnored private(set) lazy var sizePublisher = sizeSubject.eraseToAnyPublisher()
  var width = 3 {
    willSet { widthSubject.send(newValue) }
  }
  private let widthSubject = CurrentValueSubject<Int, Never>(3)
  @ObservationIgnored private(set) lazy var widthPublisher = widthSubject.eraseToAnyPublisher()
  var color = 4
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  private let titleSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var titlePublisher = titleSubject.eraseToAnyPublisher()
  var pair = 5
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
  var model: Model
  let models: [Model]
  @State private var texts: [String] = []
  @State private var isWide = false

  var body: some View {
    Text(model.text)
      .onReceive(makeModel().textPublisher) { text in texts.append(text) }
      .onReceive(models[0].edgesPublisher) { count in print(count) }
      .follow(model.levelPublisher) { level in print(level) }
      .onReceive(model.sizePublisher) { (size: Int) in print(size) }
      .onReceive(model.widthPublisher, perform: { [texts] in print(texts, $0) })
      .onChange(of: model.color, initial: true) { print("changed", $1, $1) }
      .show("title", on: model.titlePublisher)
      .onChange(of: model.count, initial: true) { $isWide.wrappedValue = $1 > 1 }
      .onChange(of: model.pair, initial: true) { _, value in
        texts = texts.filter { $0.count > value }
        [value].forEach { print($0) }
      }
  }
}
