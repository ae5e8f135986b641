import SwiftUI
import Combine
final class Contact: ObservableObject, Identifiable {
  let id = UUID()
  @Published var starred = false
}
@Observable
final class Contacts {
  var list = [Contact()]
  var trigger = UUID()
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  func watch() {
    for c in list { c.$starred.sink { [weak self] _ in self?.trigger = UUID() }.store(in: &bag) }
  }
}
struct Favourites: View {
  var contacts: Contacts
  var body: some View {
      // Update when `trigger` changes; `Contact.starred` is not observable.
      let _ = contacts.trigger
      Text(contacts.list[0].starred ? "has favourites" : "none")
      Button("star") { contacts.list[0].starred.toggle() }
  }
}
