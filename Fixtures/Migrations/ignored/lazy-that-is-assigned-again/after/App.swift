import SwiftUI

@Observable
final class Document {
  var text = "a b" {
    didSet { words = split() }
  }
  @ObservationIgnored private lazy var words: [String] = split()
  @ObservationIgnored private lazy var lines: [String] = split()

  private func split() -> [String] { text.split(separator: " ").map(String.init) }

  var count: Int {
    // Update when `text` changes; `words` is not observable.
    _ = text
    return words.count
  }
  func word(at place: Int) -> String {
    // Update when `text` changes; `words` is not observable.
    _ = text
    return words[place]
  }
  func line(at place: Int) -> String { lines[place] }
  func reset() { lines = [] }
  @ObservationIgnored private lazy var marks: [Int] = []
  func mark(_ place: Int) -> Bool {
    marks = marks + [place]
    return marks.count > 1
  }
}

struct DocumentView: View {
  @Bindable var document: Document

  var body: some View {
    Text("\(document.count) \(document.word(at: 0)) \(document.line(at: 0))")
    TextField("Text", text: $document.text)
    Marker(document: document)
    Button("Reset") { document.reset() }
  }
}

@Observable
final class Steps {
  private(set) var current = 0
  private var stack: [Int] = []

  var canGoBack: Bool { !stack.isEmpty }

  func advance(to step: Int) -> Bool {
    stack.append(current)
    current = step
    return true
  }
}

extension EnvironmentValues {
  @Entry var advance: (Int) -> Bool = { _ in false }
}

struct StepsView: View {
  @State private var steps = Steps()

  var body: some View {
    Text(steps.canGoBack ? "Back" : "First")
      .environment(\.advance, { step in
        return steps.advance(to: step)
      })
  }
}

/// Announces nothing: no view was updated along with it.
final class Renderer {
  lazy var style = "plain"
  func change() { style = "shaded" }
}

struct RendererView: View {
  @State private var renderer = Renderer()
  var body: some View { Text(renderer.style) }
}

struct Marker: View {
  var document: Document
  var body: some View { Text(mark(1)) }
  private func mark(_ place: Int) -> String { "\(place)" }
  func act() -> Bool { document.mark(2) }
}
