import SwiftUI

final class CoreContext: ObservableObject {
    static let shared = CoreContext()

    @Published var isStarted = false
    @Published private(set) var failures = 0
    private var waiting: [() -> Void] = []
    private var failed: [String] = []

    var lastFailure: String { failed.last ?? "" }

    func whenStarted(_ action: @escaping () -> Void) {
        if isStarted { action() } else { waiting.append(action) }
    }

    func start() {
        isStarted = true
        waiting.forEach { $0() }
        waiting.removeAll()
    }

    func report(_ text: String) { failed.append(text) }
}

final class AccountModel: ObservableObject {
    @Published var name = ""

    init() {
        CoreContext.shared.whenStarted { [weak self] in self?.name = "Ann" }
    }
}

final class ReportModel: ObservableObject {
    @Published var name = ""

    init() { CoreContext.shared.report("made") }
}

struct AccountView: View {
    @StateObject private var account = AccountModel()

    var body: some View {
        let _ = CoreContext.shared.whenStarted {}
        Text(account.name)
    }
}

struct ReportView: View {
    @StateObject private var report = ReportModel()
    @ObservedObject var core = CoreContext.shared

    var body: some View { Text("\(report.name) \(core.lastFailure)") }
}
