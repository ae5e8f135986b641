import SwiftUI

struct OtherView: View {
  @ObservedObject var model: Model
  @State private var blob = Blob()

  var body: some View {
    Text("")
      .onReceive(model.$blob) { blob = $0 }
      .onReceive(model.$text.dropFirst()) { (text) in print(text) }
      .onReceive(model.$items, perform: show)
      .onReceive(model.$level) { (level) in print(level) }
  }

  private func show(_ items: [Item]) {}
}
