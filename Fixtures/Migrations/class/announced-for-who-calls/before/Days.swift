import SwiftUI

enum World {
    static var day = 0
}

final class Reloader: ObservableObject {
    @Published var title = ""
    var attempts = 0

    func reload() {
        objectWillChange.send()
        attempts += 1
    }
}

/// What a view shows is what is announced.
final class Counted: ObservableObject {
    var attempts = 0

    func reload() {
        objectWillChange.send()
        attempts += 1
    }
}

struct DayView: View {
    @ObservedObject var reloader: Reloader
    @ObservedObject var counted: Counted

    var body: some View { Text("\(reloader.title) \(World.day) \(counted.attempts)") }
}

struct ContentView: View {
    @StateObject private var reloader = Reloader()
    @StateObject private var counted = Counted()

    var body: some View {
        DayView(reloader: reloader, counted: counted)
        Button("Next") {
            World.day += 1
            reloader.reload()
        }
        Button("Count") { counted.reload() }
    }
}
