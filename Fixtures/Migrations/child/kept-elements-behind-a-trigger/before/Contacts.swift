import SwiftUI
import Combine
final class Contact: ObservableObject, Identifiable {
  let id = UUID()
  @Published var starred = false
}
final class Contacts: ObservableObject {
  @Published var list = [Contact()]
  @Published var trigger = UUID()
  private var bag = Set<AnyCancellable>()
  func watch() {
    for c in list { c.$starred.sink { [weak self] _ in self?.trigger = UUID() }.store(in: &bag) }
  }
}
struct Favourites: View {
  @ObservedObject var contacts: Contacts
  var body: some View {
      Text(contacts.list[0].starred ? "has favourites" : "none")
      Button("star") { contacts.list[0].starred.toggle() }
  }
}
