import SwiftUI

final class Boxed: ObservableObject {
  @Published var wrappedValue = 1
}

@Observable
final class Plain {
  var transaction = 1
}

struct BoxedView: View {
  @ObservedObject var boxed: Boxed
  @Bindable var plain: Plain

  var body: some View {
    Stepper("boxed", value: $boxed.wrappedValue)
    Stepper("plain", value: $plain.transaction)
  }
}
