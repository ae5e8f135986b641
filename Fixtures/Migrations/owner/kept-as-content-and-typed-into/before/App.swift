import SwiftUI

class Draft: ObservableObject {
  @Published var text = ""
}

struct FieldView: View {
  @StateObject private var draft = Draft()
  var body: some View { TextField("Text", text: $draft.text) }
}

struct PlainView: View {
  @StateObject private var draft = Draft()
  var body: some View { TextField("Text", text: $draft.text) }
}

struct MadeView: View {
  @StateObject private var draft = Draft()
  var body: some View { TextField("Text", text: $draft.text) }
}

struct FoldView<Content: View>: View {
  let content: Content
  @State private var isOpen = false

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Button("Fold") { isOpen.toggle() }
    if isOpen { content }
  }
}

struct CardView<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

struct LateView<Content: View>: View {
  let content: () -> Content
  @State private var isOpen = false

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    Button("Open") { isOpen.toggle() }
    if isOpen { content() }
  }
}

struct RootView: View {
  var body: some View {
    FoldView { VStack { FieldView() } }
    CardView { PlainView() }
    LateView { MadeView() }
  }
}
