import SwiftUI

@Observable
class Mixins {
  var names: [String] = []
}

class Held: ObservableObject {
  @Published var names: [String] = []
}

func makeViews() -> [AnyView] {
  class Area: Observable {
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
    @Bindable var area: Area
    @State var mixins = OneMixin()
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
