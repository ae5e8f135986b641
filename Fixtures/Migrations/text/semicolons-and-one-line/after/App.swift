import SwiftUI

@MainActor @Observable final class Counter { var count = 0; var name = "" }

struct CounterLabel: View { var counter: Counter; var body: some View { Text(counter.name) } }
