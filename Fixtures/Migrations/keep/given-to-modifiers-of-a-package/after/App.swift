import Interact
import SwiftUI

@Observable
final class Form {
  var dates = 0
}

@Observable
final class Extractor {
  var dates = 0
}

@Observable
final class Inner {
  var dates = 0
}

final class Stream: ObservableObject {
  @Published var dates = 0
}

final class Chained: ObservableObject {
  @Published var dates = 0
}

struct FormView: View {
  var form: Form
  var inner: Inner
  @State private var extractor = Extractor()
  @StateObject private var stream = Stream()
  @StateObject private var chained = Chained()

  var body: some View {
    Text("\(extractor.dates) \(form.dates) \(inner.dates) \(stream.dates)")
      .runs(form)
      .padding()
      .runs(extractor)
    VStack {
      Text("\(chained.dates)").runs(form).bold().runs(inner)
      Button("Start") {
        interactor().start(stream).then(chained)
      }
    }
  }
}
