import SwiftUI

struct Profile {
  var name = ""
  var tags: [String] = []
  var loads: [() async -> String] = []
}

@MainActor
final class Account: ObservableObject {
  @Published var profile: Profile?
  @Published var friends = [Profile()]
  @Published var other: Profile?

  static func fetch() async -> String { "" }

  func loadName() async { profile?.name = await Self.fetch() }

  func addTag() async throws {
    try await profile?.tags.append(Self.fetch())
  }

  func loadFriend() async {
    friends[0].name = await Self.fetch()
    friends[0].tags.append(await Self.fetch())
  }

  func loadOther() async {
    let name = await Self.fetch()
    other?.name = name
    other?.loads.append { await Self.fetch() }
  }
}

struct ProfileView: View {
  @ObservedObject var account: Account

  var body: some View {
    Text(account.profile?.name ?? "")
    Text(account.other?.name ?? "")
    Text(account.friends[0].name)
  }
}
