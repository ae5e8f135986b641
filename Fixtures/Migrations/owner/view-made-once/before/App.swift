import SwiftUI
import UIKit

class Counter: ObservableObject {
    @Published var count = 0
    init() { UserDefaults.standard.set(true, forKey: "counted") }
}

struct Page: View {
    @StateObject private var counter = Counter()
    @ObservedObject private var other = Counter()
    var body: some View { Text("\(counter.count) \(other.count)") }
}

struct Root: View {
    @StateObject private var counter = Counter()
    @State private var number = 0
    var body: some View {
        Text("\(counter.count)")
        Row(number: number)
        Button("Next") { number += 1 }
    }
}

struct Row: View {
    let number: Int
    @StateObject private var counter = Counter()
    var body: some View { Text("\(number) \(counter.count)") }
}

struct Panel: View {
    @StateObject private var counter = Counter()
    var body: some View { Text("\(counter.count)") }
}

class Coordinator {
    private let panel = UIHostingController(rootView: Panel())
    func start(on controller: UIViewController) {
        controller.present(UIHostingController(rootView: Page()), animated: true)
    }
    func renew() {
        panel.rootView = Panel()
    }
}

@main
struct Main: App {
    var body: some Scene {
        WindowGroup { Root() }
    }
}
