import SwiftUI

@Observable
final class Handler {
  var finished: (() -> Void)?
  var progress = 0.0
  var query = ""
}

struct Picture: View {
  var handler = Handler()

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
  @Bindable private var handler = Handler()

  init(query: String) {
    handler.query = query
  }

  var body: some View {
    TextField("Query", text: $handler.query)
  }
}

struct Banner: View {
  var handler = Handler()

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
  @State private var handler = Handler()

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
