import SwiftUI

struct MealsState {
    var meals: [String] = []
    var isLoading = false
    var hasCoach = false
}

@MainActor @Observable final class Meals {
    var state = MealsState()
    private(set) var log: [String] = []

    init() {
        // Change the storage so that the view creating this object does not track `state`.
        self._state.meals = ["bread"]
        _log.append("made")
        load()
        loadCoach()
    }

    func load() {
        // Read the storage so that the view creating this object does not track `state`.
        var updatedState = _state
        updatedState.isLoading = true
        state = updatedState
        Task {
            state.meals.append("tea")
            state.isLoading = false
            log.append("loaded")
        }
    }

    private func loadCoach() {
        // Read the storage so that the view creating this object does not track `state`.
        var updatedState = _state
        updatedState.isLoading = true
        state = updatedState
        updatedState = _state
        updatedState.hasCoach = false
        state = updatedState
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
    @State private var meals = Meals()

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
