import SwiftUI
import UIKit

@Observable
class Counter {
    var count = 0
    init() { UserDefaults.standard.set(true, forKey: "counted") }
}

struct Page: View {
    @State private var counter = Counter()
    @State private var other = Counter()
    var body: some View { Text("\(counter.count) \(other.count)") }
}

struct Root: View {
    @State private var counter = Counter()
    @State private var number = 0
    var body: some View {
        Text("\(counter.count)")
        Row(number: number)
        Button("Next") { number += 1 }
    }
}

struct Row: View {
    let number: Int
    @State private var counter = Counter()
    var body: some View { Text("\(number) \(counter.count)") }
}

struct Panel: View {
    @State private var counter = Counter()
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
