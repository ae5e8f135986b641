import PartnerKit
import SwiftUI

final class Form: ObservableObject {
  @Published var dates = 0
}

final class Extractor: ObservableObject {
  @Published var dates = 0
}

final class Inner: ObservableObject {
  @Published var dates = 0
}

final class Stream: ObservableObject {
  @Published var dates = 0
}

final class Chained: ObservableObject {
  @Published var dates = 0
}

struct FormView: View {
  @ObservedObject var form: Form
  @ObservedObject var inner: Inner
  @StateObject private var extractor = Extractor()
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
