import PartnerKit
import SwiftUI

final class Open: ObservableObject {
  @Published var title = ""
}

@Observable
final class Plain {
  var count = 0
}

@Observable
private final class Hidden {
  var title = ""
}

extension PartnerKey where Service == Open {
  static var current: Self { Self() }
}

struct OpenView: View {
  @EnvironmentObject var open: Open
  let name: String

  var body: some View { Text(open.title + name) }
}

struct PlainView: View {
  @State private var plain = Plain()
  @State private var hidden = Hidden()

  var body: some View { Text("\(plain.count)" + hidden.title) }
}
