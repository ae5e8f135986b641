import SwiftUI

final class Hub: ObservableObject {
  static let shared = Hub()
  @Published private(set) var isOpen = false
  private var listeners: [String: () -> Void] = [:]
  private(set) var guests: [String] = []
  private(set) var visits = 0

  func listen(_ name: String, _ action: @escaping () -> Void) -> Int {
    listeners[name] = action
    return listeners.count
  }

  func leave(_ name: String) { listeners[name] = nil }
  func welcome(_ name: String) { guests.append(name) }
  func visit() { visits += 1 }

  func open() {
    isOpen = true
    listeners.values.forEach { $0() }
  }
}

final class Member: ObservableObject {
  @Published private(set) var calls = 0
  private let name: String

  init(name: String, hub: Hub) {
    self.name = name
    _ = hub.listen(name) { [weak self] in self?.calls += 1 }
  }

  deinit { Hub.shared.leave(name) }
}

final class Guest: ObservableObject {
  @Published var name = ""
  init() { Hub.shared.welcome("guest") }
}

final class Visit: ObservableObject {
  @Published var name = ""
  init() { Hub.shared.visit() }
}

struct MemberView: View {
  @StateObject private var member = Member(name: "member", hub: .shared)

  var body: some View { Text("\(member.calls)") }
}

struct GuestView: View {
  @StateObject private var guest = Guest()

  var body: some View { Text(guest.name) }
}

struct VisitView: View {
  @ObservedObject var visit: Visit

  var body: some View { Text(visit.name) }
}

struct HubView: View {
  @ObservedObject var hub: Hub

  var body: some View { Text("\(hub.isOpen) \(hub.guests.count) \(hub.visits)") }
}

final class Field: ObservableObject {
  @Published var text = ""
  var rules: [(String) -> Bool] = []
}

final class Form: ObservableObject {
  @Published var name: Field

  init() {
    name = Field()
    name.rules.append { !$0.isEmpty }
  }
}

struct FormView: View {
  @StateObject private var form = Form()

  var body: some View { Text("\(form.name.text) \(form.name.rules.count)") }
}
