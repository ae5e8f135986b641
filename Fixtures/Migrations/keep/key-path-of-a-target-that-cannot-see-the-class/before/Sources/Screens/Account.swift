import SwiftUI

public final class Account: ObservableObject {
  @Published public var name = ""
  public init() {}
}

public final class Guest: ObservableObject {
  @Published public var room = ""
  public init() {}
}

final class Visit: ObservableObject {
  @Published var room = ""
}

struct AccountLabel: View {
  @ObservedObject var account: Account
  @ObservedObject var visit: Visit

  var body: some View { Text(account.name + visit.room) }
}
