import SwiftUI

struct AccountView: View {
    @Bindable var account: Account
    @Environment(AccountStore.self) private var store
    private let amount = AmountFormat()

    var body: some View {
        Form {
            TextField("Name", text: $account.name)
            Toggle("Hidden", isOn: $account.isHidden)
            ForEach(account.entries) { entry in
                LabeledContent("Entry", value: amount(entry.cents))
            }
            Button("Archive") {
                store.select(account)
                store.archiveSelected()
            }
        }
    }
}

/// One stored entry: its class belongs to the framework, so it is observed as before.
struct StoredEntryRow: View {
    @ObservedObject var entry: StoredEntry

    var body: some View {
        TextField("Text", text: $entry.text)
    }
}
