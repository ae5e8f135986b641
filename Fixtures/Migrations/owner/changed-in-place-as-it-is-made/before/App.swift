import SwiftUI

struct MealsState {
    var meals: [String] = []
    var isLoading = false
    var hasCoach = false
}

@MainActor final class Meals: ObservableObject {
    @Published var state = MealsState()
    @Published private(set) var log: [String] = []

    init() {
        self.state.meals = ["bread"]
        log.append("made")
        load()
        loadCoach()
    }

    func load() {
        state.isLoading = true
        Task {
            state.meals.append("tea")
            state.isLoading = false
            log.append("loaded")
        }
    }

    private func loadCoach() {
        state.isLoading = true
        state.hasCoach = false
        Task {
            state.hasCoach = true
        }
    }

    /// No object is made by it.
    func clear() {
        state.meals = []
    }
}

/// What is read with it in one expression cannot be copied.
@MainActor final class Kept: ObservableObject {
    @Published var items: [Int] = []

    init() {
        print(items.popLast() ?? 0)
        Task { items.append(1) }
    }
}

struct MealsView: View {
    @StateObject private var meals = Meals()

    var body: some View {
        Text(meals.state.isLoading ? "loading" : meals.state.meals.joined(separator: ", "))
        Text("\(meals.log.count) \(meals.state.hasCoach)")
        Button("Load") { meals.load() }
    }
}

struct KeptView: View {
    @StateObject private var kept = Kept()
    var body: some View { Text("\(kept.items.count)") }
}

struct Screen: View {
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn)
        MealsView()
        KeptView()
    }
}
