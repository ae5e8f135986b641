import SwiftUI

struct Profile {
  var name = ""
  var tags: [String] = []
  var loads: [() async -> String] = []
}

@MainActor
@Observable
final class Account {
  var profile: Profile?
  var friends = [Profile()]
  var other: Profile?

  static func fetch() async -> String { "" }

  func loadName() async {
    var updatedProfile = profile
    updatedProfile?.name = await Self.fetch()
    profile = updatedProfile
  }

  func addTag() async throws {
    do {
      var updatedProfile = profile
      defer { profile = updatedProfile }
      try await updatedProfile?.tags.append(Self.fetch())
    }
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
  var account: Account

  var body: some View {
    Text(account.profile?.name ?? "")
    Text(account.other?.name ?? "")
    Text(account.friends[0].name)
  }
}
