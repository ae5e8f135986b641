import SwiftUI

enum Screens {
  fileprivate enum Kind {
    case plain, rich
  }

  fileprivate enum Style {
    case light
  }

  private struct Hint {
    var text = ""
  }

  fileprivate enum Models {
    @Observable
    fileprivate final class Counter {
      var count = 0
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
  struct Province: View {
    @Observable
    final class Locator {
      var city = ""
    }

    @State var locator = Locator()

    var body: some View {
      TextField("City", text: $locator.city)
    }
  }
}
