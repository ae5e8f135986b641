import SwiftUI

struct AccountListView: View {
    @Environment(AccountStore.self) private var store
    @Environment(Router.self) private var router
    @State private var newName = ""
    private let amount = AmountFormat()

    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
            List {
                ForEach(store.accounts) { account in
                    row(account)
                }
                Section("Archive") {
                    Text("\(store.archive.accounts.count) closed, \(store.history.count) seen")
                }
            }
            .navigationDestination(for: Account.self) { AccountView(account: $0) }
            .toolbar { addButton }
        }
    }

    private func row(_ account: Account) -> some View {
        Button("\(account.name): \(amount(account.balance))") {
            store.select(account)
            router.show(account)
        }
        .modifier(RateDependent())
    }

    private var addButton: some View {
        Button("Add") { router.isAdding = true }
            .sheet(isPresented: Bindable(router).isAdding) {
                TextField("Name", text: $newName)
                    .onSubmit { store.add(named: newName) }
            }
    }
}
