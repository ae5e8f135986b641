import SwiftUI

struct OtherView: View {
  var model: Model
  @State private var blob = Blob()

  var body: some View {
    Text("")
      .onReceive(model.blobPublisher) { blob = $0 }
      .onReceive(model.textPublisher.dropFirst()) { (text) in print(text) }
      .onReceive(model.itemsPublisher, perform: show)
      .onChange(of: model.level, initial: true) { (_, level) in print(level) }
  }

  private func show(_ items: [Item]) {}
}
