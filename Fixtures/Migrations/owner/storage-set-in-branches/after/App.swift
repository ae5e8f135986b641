import SwiftUI

@Observable
final class Counter {
  var count = 0
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Memo: ObservableObject {
  @Published var text = ""
}

struct CounterView: View {
  @State private var counter: Counter
  private let isPreview: Bool

  init(counter: Counter? = nil) {
    if let counter {
      isPreview = true
      _counter = State(wrappedValue: counter)
    } else {
      isPreview = false
      _counter = State(wrappedValue: Counter())
    }
  }

  var body: some View {
    Text("\(counter.count) \(isPreview)")
  }
}

struct DraftView: View {
  @StateObject private var draft: Draft
  private let title: String

  init(draft: Draft? = nil) {
    if let draft {
      _draft = StateObject(wrappedValue: draft)
    } else {
      _draft = StateObject(wrappedValue: Draft())
    }
    title = "Draft"
  }

  var body: some View {
    Text(draft.text + title)
  }
}

struct MemoView: View {
  @StateObject private var memo: Memo
  private let title: String

  init(title: String?) {
    _memo = StateObject(wrappedValue: Memo())
    guard let title else {
      self.title = ""
      return
    }
    self.title = title
  }

  var body: some View {
    Text(memo.text + title)
  }
}

@Observable
final class Archive {
  var names: [String] = []

  init(names: [String]) { self.names = names }
}

struct ArchiveView: View {
  @State private var archive: Archive
  @State private var found: Archive
  private let title: String

  init(path: String) {
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)

      title = path
      _archive = State(wrappedValue: Archive(names: [text]))
      _found = State(wrappedValue: Archive(names: []))
    } catch {
      fatalError("no archive")
    }
  }

  var body: some View {
    Text(title + archive.names.joined() + found.names.joined())
  }
}

@Observable
final class Log {
  var lines: [String] = []
}

struct LogView: View {
  @State private var log: Log
  private let title: String

  init() {
    #if DEBUG
      title = "Debug"
      _log = State(wrappedValue: Log())
    #else
      title = "Log"
      _log = State(wrappedValue: Log())
    #endif
  }

  var body: some View {
    Text(title + log.lines.joined())
  }
}
