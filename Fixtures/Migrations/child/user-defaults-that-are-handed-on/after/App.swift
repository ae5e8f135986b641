import SwiftUI

final class Lineage {
  let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }
}

@Observable
final class Workouts {
  var title = ""
  var isLoading = false

  func refresh() {
    UserDefaults.standard.set(true, forKey: "migrated")
    isLoading = true
  }

  // `UserDefaults` is not observable, and views read it again when `isLoading` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct Editor: View {
  let lineage: Lineage

  var body: some View { Text("Editor") }
}

/// Only hands the defaults on.
struct SourcesView: View {
  var workouts: Workouts

  var body: some View {
    Text(workouts.title)
    Editor(lineage: Lineage(defaults: UserDefaults.standard))
  }
}

struct StatusView: View {
  var workouts: Workouts

  var body: some View {
    // Update when `isLoading` changes; `UserDefaults` is not observable.
    let _ = workouts.isLoading
    Text(workouts.title)
    Text(UserDefaults.standard.bool(forKey: "migrated") ? "New" : "Old")
  }
}

struct CountView: View {
  var workouts: Workouts

  var body: some View {
    // Update when `isLoading` changes; `UserDefaults` is not observable.
    let _ = workouts.isLoading
    Text(workouts.title)
    Text("\(UserDefaults.standard.dictionaryRepresentation().count)")
  }
}
