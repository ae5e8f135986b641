import SwiftUI

class Mixins: ObservableObject {
  @Published var names: [String] = []
}

class Held: ObservableObject {
  @Published var names: [String] = []
}

func makeViews() -> [AnyView] {
  class Area: ObservableObject {
    var name: String
    init(name: String) { self.name = name }
  }

  class OneMixin: Mixins {
    override init() {
      super.init()
      names = ["one"]
    }
  }

  class Publishing: ObservableObject {
    @Published var name = ""
  }

  class Sending: ObservableObject {
    var name = ""
    func rename() {
      name += "!"
      objectWillChange.send()
    }
  }

  class Stored: Held {
    var count = 0
  }

  struct Container: View {
    @ObservedObject var area: Area
    @StateObject var mixins = OneMixin()
    @StateObject var publishing = Publishing()
    @StateObject var sending = Sending()
    @StateObject var stored = Stored()

    var body: some View {
      TextField(area.name, text: $area.name)
      Text(mixins.names.joined() + publishing.name + sending.name + "\(stored.count)")
    }
  }
  return [AnyView(Container(area: Area(name: "4")))]
}
