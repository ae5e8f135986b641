import SwiftUI

struct ImageView: View {
  fileprivate enum Fault {
    case unknown
  }

  fileprivate enum Phase {
    case loading, done, failed(Fault)
  }

  fileprivate struct Source {
    var path = ""
  }

  private struct Cache {
    var size = 0
  }

  fileprivate class Base {
    var title = ""
  }

  @Observable
  fileprivate final class Loader: Base {
    var phase = Phase.loading
    private var cache = Cache()

    func isIn(_ phases: [Phase], of source: Source) -> Bool { !phases.isEmpty }

    func load(_ source: Source) {
      cache.size = source.path.count
      phase = .done
    }
  }

  @State private var loader = Loader()

  var body: some View {
    if case .done = loader.phase { Text(loader.title) }
    Button("Load") { loader.load(Source()) }
  }
}
