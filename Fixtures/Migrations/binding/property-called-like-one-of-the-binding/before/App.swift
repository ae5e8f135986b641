import SwiftUI

final class Boxed: ObservableObject {
  @Published var wrappedValue = 1
}

final class Plain: ObservableObject {
  @Published var transaction = 1
}

struct BoxedView: View {
  @ObservedObject var boxed: Boxed
  @ObservedObject var plain: Plain

  var body: some View {
    Stepper("boxed", value: $boxed.wrappedValue)
    Stepper("plain", value: $plain.transaction)
  }
}
