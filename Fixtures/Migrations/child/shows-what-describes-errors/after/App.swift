import SwiftUI

enum Money { static var code = "USD" }

struct NotEnough: LocalizedError {
    var errorDescription: String? { "Not enough \(Money.code)" }
    var recoverySuggestion: String? { "Add some \(Money.code)" }
}

struct Offline: Error {}

@Observable
final class Purse {
    var owner = "Me"
    private(set) var changes = 0

    func change() {
        Money.code += "!"
        changes += 1
    }
}

// An error is described by its own words, whatever its type is written as.
struct Problem: View {
    var purse: Purse
    let error: Error

    var body: some View {
        let _ = purse.changes  // Update when `changes` changes; `Money.code` is not observable.
        Text(purse.owner)
        Text(error.localizedDescription)
    }
}

struct Advice: View {
    var purse: Purse
    let error: Error

    var body: some View {
        let _ = purse.changes  // Update when `changes` changes; `Money.code` is not observable.
        Text(purse.owner)
        Text((error as? LocalizedError)?.recoverySuggestion ?? "")
    }
}

struct Warning: View {
    var purse: Purse
    @State private var isShown = true

    var body: some View {
        let _ = purse.changes  // Update when `changes` changes; `Money.code` is not observable.
        Text(purse.owner)
            .alert(isPresented: $isShown, error: NotEnough()) { Button("OK") {} }
    }
}

// This one has no words of the app.
struct Silent: View {
    var purse: Purse
    let error = Offline()

    var body: some View {
        Text(purse.owner)
        Text(error.localizedDescription)
    }
}

struct Root: View {
    @State private var purse = Purse()

    var body: some View {
        Problem(purse: purse, error: NotEnough())
        Advice(purse: purse, error: NotEnough())
        Warning(purse: purse)
        Silent(purse: purse)
        Button("\(purse.changes)") { purse.change() }
    }
}
