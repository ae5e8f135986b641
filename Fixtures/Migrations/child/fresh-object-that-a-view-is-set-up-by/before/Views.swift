import SwiftUI

final class Handler: ObservableObject {
  var finished: (() -> Void)?
  @Published var progress = 0.0
  @Published var query = ""
}

struct Picture: View {
  @ObservedObject var handler = Handler()

  var body: some View {
    ProgressView(value: handler.progress)
      .onDisappear { handler.finished?() }
  }
}

extension Picture {
  func onFinish(_ action: @escaping () -> Void) -> Picture {
    handler.finished = action
    return self
  }
}

struct Search: View {
  @ObservedObject private var handler = Handler()

  init(query: String) {
    handler.query = query
  }

  var body: some View {
    TextField("Query", text: $handler.query)
  }
}

struct Banner: View {
  @ObservedObject var handler = Handler()

  var body: some View {
    Text("\(handler.progress)")
  }

  func at(_ progress: Double) -> Self {
    let copy = self
    copy.handler.progress = progress
    return copy
  }
}

struct Clock: View {
  @ObservedObject private var handler = Handler()

  init() {
    handler.progress = 1
  }

  var body: some View {
    Text("\(handler.progress)")
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Picture().onFinish {}
      Search(query: "a")
      Banner().at(0.5)
      Clock()
    }
  }
}
