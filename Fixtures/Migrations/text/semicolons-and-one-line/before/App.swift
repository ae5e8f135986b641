import SwiftUI

@MainActor final class Counter: ObservableObject { @Published var count = 0; @Published var name = "" }

struct CounterLabel: View { @ObservedObject var counter: Counter; var body: some View { Text(counter.name) } }
