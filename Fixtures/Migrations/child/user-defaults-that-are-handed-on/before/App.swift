import SwiftUI

final class Lineage {
  let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }
}

final class Workouts: ObservableObject {
  @Published var title = ""
  @Published var isLoading = false

  func refresh() {
    UserDefaults.standard.set(true, forKey: "migrated")
    isLoading = true
  }
}

struct Editor: View {
  let lineage: Lineage

  var body: some View { Text("Editor") }
}

/// Only hands the defaults on.
struct SourcesView: View {
  @ObservedObject var workouts: Workouts

  var body: some View {
    Text(workouts.title)
    Editor(lineage: Lineage(defaults: UserDefaults.standard))
  }
}

struct StatusView: View {
  @ObservedObject var workouts: Workouts

  var body: some View {
    Text(workouts.title)
    Text(UserDefaults.standard.bool(forKey: "migrated") ? "New" : "Old")
  }
}

struct CountView: View {
  @ObservedObject var workouts: Workouts

  var body: some View {
    Text(workouts.title)
    Text("\(UserDefaults.standard.dictionaryRepresentation().count)")
  }
}
