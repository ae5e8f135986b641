import Combine
import SwiftUI

enum Storage {
  @MainActor static var total = 0
}

@MainActor
final class Source: ObservableObject {
  @Published var count = 0
}

@MainActor
@Observable
final class Tally {
  var count = 0
  let source: Source
  @ObservationIgnored private var bag: Set<AnyCancellable> = []
  var total: Int { Storage.total }

  init(source: Source) {
    self.source = source
    source.$count.sink { _ in Storage.total += 1 }.store(in: &bag)
  }
}

struct TallyView: View {
  var tally: Tally

  var body: some View {
    Text("\(tally.total)")
  }
}

struct SourceView: View {
  @ObservedObject var source: Source

  var body: some View {
    Text("\(source.count)")
  }
}
