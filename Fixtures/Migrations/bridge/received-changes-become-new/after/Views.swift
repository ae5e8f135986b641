import SwiftUI

struct ModelView: View {
  @State private var model = Model()
  @State private var texts: [String] = []

  var body: some View {
    Text(model.text)
      .onChange(of: model.text, initial: true) { _, text in
        texts.append(text)
      }
      .onChange(of: model.level, initial: true) { _, _ in texts = [] }
      .onChange(of: self.model.items, initial: true, { _, items in texts = items.map { $0.text } })
      .onChange(of: model.count, initial: true) { if let count = $1 { texts = texts.filter { $0.count > count } } }
  }
}
