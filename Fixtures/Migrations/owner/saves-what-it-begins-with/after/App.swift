import Combine
import SwiftUI

@Observable
final class Notes {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    textPublisher.sink { UserDefaults.standard.set($0, forKey: "notes") }.store(in: &bag)
  }
}

@Observable
final class Draft {
  var lines: [String] = [] {
    willSet { linesPublisher.send(newValue) }
  }
  private let linesPublisher = CurrentValueSubject<[String], Never>([])
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() { bind() }

  private func bind() {
    linesPublisher.removeDuplicates()
      .sink { [weak self] in self?.save($0) }
      .store(in: &bag)
  }

  private func save(_ lines: [String]) {
    UserDefaults.standard.set(lines, forKey: "draft")
  }
}

@Observable
final class Stored {
  var text = UserDefaults.standard.string(forKey: "text") ?? "" {
    willSet { textPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var textPublisher = CurrentValueSubject<String, Never>(_text)
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    textPublisher.sink { UserDefaults.standard.set($0, forKey: "text") }.store(in: &bag)
  }
}

@Observable
final class Later {
  var text = "" {
    willSet { textPublisher.send(newValue) }
  }
  private let textPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    textPublisher.dropFirst()
      .sink { UserDefaults.standard.set($0, forKey: "later") }
      .store(in: &bag)
  }
}

struct Fields: View {
  @State private var notes = Notes()
  @State private var draft = Draft()
  @State private var stored = Stored()
  @State private var later = Later()

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
