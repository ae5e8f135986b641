import SwiftUI

@Observable
final class Deck {
  var title = ""
  var visits = 0
  var dismissals = 0
  var choice = 0
  var requests = 0

  var summary: String { "\(visits) \(dismissals) \(choice) \(requests)" }

  func appear() { visits += 1 }

  func dismiss() { dismissals += 1 }

  func choose(_ value: Int) { choice = choice == value ? 0 : value }

  func load() async -> Bool {
    requests += 1
    return requests > 1
  }
}

struct DeckView: View {
  var deck: Deck
  @State private var isShown = false

  var body: some View {
    Text(deck.summary)
      .onAppear(perform: deck.appear)
      .task { _ = await deck.load() }
      .sheet(isPresented: $isShown, onDismiss: { deck.dismiss() }) { Text(deck.title) }
    Picker("Choice", selection: Binding(get: { deck.choice }, set: { deck.choose($0) })) {
      Text("One").tag(1)
    }
  }
}
