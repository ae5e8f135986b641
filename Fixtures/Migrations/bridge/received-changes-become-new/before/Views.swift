import Combine
import SwiftUI

struct ModelView: View {
  @StateObject private var model = Model()
  @State private var texts: [String] = []

  var body: some View {
    Text(model.text)
      .onReceive(model.$text) { text in
        texts.append(text)
      }
      .onReceive(model.$level) { _ in texts = [] }
      .onReceive(self.model.$items, perform: { items in texts = items.map { $0.text } })
      .onReceive(model.$count) { if let count = $0 { texts = texts.filter { $0.count > count } } }
  }
}
