import PartnerKit
import SwiftUI

@MainActor
@Tracing
final class Account: ObservableObject {
  @Published var name = ""
}

@available(iOS 17, macOS 14, *)
@MainActor
@dynamicMemberLookup
@Observable
final class Session {
  var isOpen = false

  subscript(dynamicMember name: String) -> String { name }
}

@globalActor
actor Storage {
  static let shared = Storage()
}

@Storage
@Observable
final class Cache {
  var size = 0
}

struct AccountView: View {
  @StateObject private var account = Account()
  @State private var session = Session()

  var body: some View {
    Text("\(account.name) \(account.trace) \(session.isOpen)")
  }
}
