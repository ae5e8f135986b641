import SwiftUI

enum Screens {
  private enum Kind {
    case plain, rich
  }

  private enum Style {
    case light
  }

  private struct Hint {
    var text = ""
  }

  private enum Models {
    private final class Counter: ObservableObject {
      @Published var count = 0
    }

    struct Options {
      var kind = Kind.plain
      private var hint = Hint()
    }

    typealias Look = Style

    static func count() -> Int { Counter().count }
  }

  static func count() -> Int { Models.count() }
}

struct AreaView: View {
  var body: some View { Province() }
}

private extension AreaView {
  private struct Province: View {
    final class Locator: ObservableObject {
      @Published var city = ""
    }

    @StateObject var locator = Locator()

    var body: some View {
      TextField("City", text: $locator.city)
    }
  }
}
