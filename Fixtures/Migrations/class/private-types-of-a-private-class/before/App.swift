import SwiftUI

struct ImageView: View {
  private enum Fault {
    case unknown
  }

  private enum Phase {
    case loading, done, failed(Fault)
  }

  private struct Source {
    var path = ""
  }

  private struct Cache {
    var size = 0
  }

  private class Base {
    var title = ""
  }

  private final class Loader: Base, ObservableObject {
    @Published var phase = Phase.loading
    private var cache = Cache()

    func isIn(_ phases: [Phase], of source: Source) -> Bool { !phases.isEmpty }

    func load(_ source: Source) {
      cache.size = source.path.count
      phase = .done
    }
  }

  @StateObject private var loader = Loader()

  var body: some View {
    if case .done = loader.phase { Text(loader.title) }
    Button("Load") { loader.load(Source()) }
  }
}
