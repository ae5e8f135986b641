import SwiftUI
import UIKit

@Observable
final class Account {
    private final class Storage {
        var user = ""
    }

    private let storage = Storage()
    var name = ""

    var header: String {
        // Update when `name` changes; `Storage.user` is not observable.
        _ = name
        return storage.user
    }

    func set(_ name: String) {
        storage.user = name
        self.name = name
    }

    // `Storage.user` is not observable, and views read it again when `name` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct AccountView: View {
    @State private var account = Account()

    var body: some View {
        HeaderView(account: account)
        Text(account.name)
        Button("Set") { account.set("ann") }
    }
}

struct HeaderView: View {
    var account: Account
    var body: some View { Text("user \(account.header)") }
}

struct Field: UIViewRepresentable {
    final class Coordinator {
        var edits = 0
    }

    var account: Account

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.edits += 1
        label.text = account.name
    }
}
