import SwiftUI

/// `.title` is a font, and no default of the user.
struct AccountForm: View {
  @ObservedObject var account: Account

  var body: some View {
    Text("Name").font(.title)
    Button("Clear") { account.rename(to: "") }
  }
}
