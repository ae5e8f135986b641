import SwiftUI
import UIKit

final class Account: ObservableObject {
    private final class Storage {
        var user = ""
    }

    private let storage = Storage()
    @Published var name = ""

    var header: String { storage.user }

    func set(_ name: String) {
        storage.user = name
        self.name = name
    }
}

struct AccountView: View {
    @StateObject private var account = Account()

    var body: some View {
        HeaderView(account: account)
        Text(account.name)
        Button("Set") { account.set("ann") }
    }
}

struct HeaderView: View {
    @ObservedObject var account: Account
    var body: some View { Text("user \(account.header)") }
}

struct Field: UIViewRepresentable {
    final class Coordinator {
        var edits = 0
    }

    @ObservedObject var account: Account

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.edits += 1
        label.text = account.name
    }
}
