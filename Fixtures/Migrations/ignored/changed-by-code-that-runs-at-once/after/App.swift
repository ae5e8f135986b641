import SwiftUI

func apply(_ work: () -> Void) { work() }

func run(start: () -> Void, then end: () -> Void) {
  start()
  end()
}

@Observable
final class Page {
  var title = ""
  @ObservationIgnored var rows = 0
  @ObservationIgnored var visits = 0
  @ObservationIgnored var applied = 0
  @ObservationIgnored var ended = 0
  @ObservationIgnored var kept = 0
  var weak = 0
  var taps: [Int] = []
  var steps = 0

  func walk(_ count: Int) {
    steps += count
    if count > 0 { step(count) }
  }

  func step(_ count: Int) { walk(count - 1) }
}

struct Rows {
  struct Row {
    let text: String

    init(_ page: Page) {
      page.rows += 1
      text = "\(page.rows)"
    }
  }
}

protocol Marking {
  func mark()
}

final class Draft {
  var sum = 0
}

@Observable
final class Sheet: Marking {
  var title = ""
  @ObservationIgnored var marks = 0
  @ObservationIgnored var sums = 0

  func mark() { marks += 1 }

  var sum: Int {
    sums += 1
    return sums
  }
}

struct Lazy<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

struct PageView: View {
  let schedule: (@escaping () -> Void) -> Void
  var page: Page

  var body: some View {
    let _ = { page.visits += 1 }()
    let _ = apply { page.applied += 1 }
    let _ = apply { [weak page] in page?.weak += 1 }
    let _ = run {} then: { page.ended += 1 }
    let _ = schedule { page.taps.append(1) }
    Text(Rows.Row(page).text)
    Lazy {
      page.kept += 1
      return Text("\(page.kept)")
    }
    Text("\(page.visits) \(page.applied) \(page.weak) \(page.ended) \(page.taps.count) \(page.steps)")
    Button("Walk") { page.walk(2) }
  }
}

struct SheetView: View {
  let sheets: [Sheet]
  var sheet: Sheet

  var body: some View {
    let last = [sheets].joined().last
    let _ = last?.mark()
    Text("\(sheet.marks) \(last?.sum ?? 0)")
  }
}
