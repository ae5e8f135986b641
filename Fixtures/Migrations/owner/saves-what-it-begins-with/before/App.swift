import Combine
import SwiftUI

final class Notes: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { UserDefaults.standard.set($0, forKey: "notes") }.store(in: &bag)
  }
}

final class Draft: ObservableObject {
  @Published var lines: [String] = []
  private var bag: Set<AnyCancellable> = []

  init() { bind() }

  private func bind() {
    $lines.removeDuplicates()
      .sink { [weak self] in self?.save($0) }
      .store(in: &bag)
  }

  private func save(_ lines: [String]) {
    UserDefaults.standard.set(lines, forKey: "draft")
  }
}

final class Stored: ObservableObject {
  @Published var text = UserDefaults.standard.string(forKey: "text") ?? ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { UserDefaults.standard.set($0, forKey: "text") }.store(in: &bag)
  }
}

final class Later: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.dropFirst()
      .sink { UserDefaults.standard.set($0, forKey: "later") }
      .store(in: &bag)
  }
}

struct Fields: View {
  @StateObject private var notes = Notes()
  @StateObject private var draft = Draft()
  @StateObject private var stored = Stored()
  @StateObject private var later = Later()

  var body: some View {
    TextField("Notes", text: $notes.text)
    TextField("Stored", text: $stored.text)
    TextField("Later", text: $later.text)
    Button("Add") { draft.lines.append("") }
    Text("\(draft.lines.count) lines")
  }
}

struct Screen: View {
  @State private var count = 0

  var body: some View {
    Fields()
    Button("\(count)") { count += 1 }
  }
}
