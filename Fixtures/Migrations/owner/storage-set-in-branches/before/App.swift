import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Memo: ObservableObject {
  @Published var text = ""
}

struct CounterView: View {
  @StateObject private var counter: Counter
  private let isPreview: Bool

  init(counter: Counter? = nil) {
    if let counter {
      _counter = StateObject(wrappedValue: counter)
      isPreview = true
    } else {
      _counter = StateObject(wrappedValue: Counter())
      isPreview = false
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

final class Archive: ObservableObject {
  @Published var names: [String] = []

  init(names: [String]) { self.names = names }
}

struct ArchiveView: View {
  @StateObject private var archive: Archive
  @StateObject private var found: Archive
  private let title: String

  init(path: String) {
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)

      _archive = StateObject(wrappedValue: Archive(names: [text]))
      _found = StateObject(wrappedValue: Archive(names: []))

      title = path
    } catch {
      fatalError("no archive")
    }
  }

  var body: some View {
    Text(title + archive.names.joined() + found.names.joined())
  }
}

final class Log: ObservableObject {
  @Published var lines: [String] = []
}

struct LogView: View {
  @StateObject private var log: Log
  private let title: String

  init() {
    #if DEBUG
      _log = StateObject(wrappedValue: Log())
      title = "Debug"
    #else
      title = "Log"
      _log = StateObject(wrappedValue: Log())
    #endif
  }

  var body: some View {
    Text(title + log.lines.joined())
  }
}
