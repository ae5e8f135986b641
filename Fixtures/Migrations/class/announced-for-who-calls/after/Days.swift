import SwiftUI

enum World {
    static var day = 0
}

@Observable
final class Reloader {
    var title = ""
    var attempts = 0

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    func reload() {
        revision += 1
        attempts += 1
    }
}

/// What a view shows is what is announced.
@Observable
final class Counted {
    var attempts = 0

    func reload() {
        attempts += 1
    }
}

struct DayView: View {
    var reloader: Reloader
    var counted: Counted

    var body: some View {
        let _ = reloader.revision
        Text("\(reloader.title) \(World.day) \(counted.attempts)")
    }
}

struct ContentView: View {
    @State private var reloader = Reloader()
    @State private var counted = Counted()

    var body: some View {
        DayView(reloader: reloader, counted: counted)
        Button("Next") {
            World.day += 1
            reloader.reload()
        }
        Button("Count") { counted.reload() }
    }
}
