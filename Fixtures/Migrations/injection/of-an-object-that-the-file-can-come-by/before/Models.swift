import PartnerKit
import SwiftUI

final class Open: ObservableObject {
  @Published var title = ""
}

final class Plain: ObservableObject {
  @Published var count = 0
}

private final class Hidden: ObservableObject {
  @Published var title = ""
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
  @StateObject private var plain = Plain()
  @StateObject private var hidden = Hidden()

  var body: some View { Text("\(plain.count)" + hidden.title) }
}
