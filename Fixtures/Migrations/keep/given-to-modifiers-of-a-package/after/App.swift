import PartnerKit
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
      .partnerRuns(form)
      .padding()
      .partnerRuns(extractor)
    VStack {
      Text("\(chained.dates)").partnerRuns(form).bold().partnerRuns(inner)
      Button("Start") {
        partnerWork().starting(stream).continuing(chained)
      }
    }
  }
}
