import SwiftUI

final class Meter {
  private(set) var used = 0
  func use() { used += 1 }
}

final class Office {
  nonisolated(unsafe) static var total = 0
  static func summary() -> String { "total \(total)" }

  private var sizes: [String: Int] = [:]

  func size(_ name: String) -> Int {
    if let size = sizes[name] { return size }
    sizes[name] = name.count
    return name.count
  }
}

nonisolated(unsafe) var copies = 0
func copied() -> String { "copies \(copies)" }

@Observable
final class Plan {
  var name = ""
  var visits = 0
  private let meter: Meter
  private let own = Meter()
  private let office: Office

  init(_ meter: Meter, _ office: Office) {
    self.meter = meter
    self.office = office
  }

  var text: String {
    // Update when `name` changes; `Meter.used` is not observable.
    _ = name
    return "used \(meter.used)"
  }
  var ownText: String { "used \(own.used)" }
  var sizeText: String { "size \(office.size("a"))" }

  var totalText: String { Office.summary() }
  var copyText: String { copied() }
  var visitText: String { "\(visits)" }

  func rename() {
    own.use()
    name += "!"
  }
}

@Observable
final class Uploads {
  private(set) var last = 0
  private let meter: Meter

  init(_ meter: Meter) { self.meter = meter }

  func upload() {
    meter.use()
    last += 1
  }
}

@Observable
final class Logging {
  private(set) var state = 0
  private(set) var sums = 0
  private let office: Office

  init(_ office: Office) { self.office = office }

  func write() {
    print(office.size("b"))
    state += 1
  }

  func sum() {
    Office.total += 1
    sums += 1
  }
}

@Observable
final class Printer {
  private(set) var jobs = 0

  func copy() {
    copies += 1
    jobs += 1
  }
}

@Observable
final class Draft {
  var words = 0
  private let meter = Meter()

  func write() {
    meter.use()
    words += 1
  }
}

@Observable
final class Notes {
  var words = 0
  private let meter = Meter()
  var text: String { "used \(meter.used)" }
}

@Observable
final class Tour {
  var step = 0

  func visit(_ plan: Plan) {
    plan.visits += 1
    step += 1
  }
}

struct BarView: View {
  var plan: Plan
  var uploads: Uploads

  var body: some View {
    let _ = uploads.last  // Update when `last` changes; `Meter.used` is not observable.
    Text(plan.text)
    Button("Upload") { uploads.upload() }
  }
}

struct LogView: View {
  var plan: Plan
  var logging: Logging

  var body: some View {
    Text(plan.sizeText)
    Button("Write") { logging.write() }
  }
}

struct TotalView: View {
  var plan: Plan
  var logging: Logging

  var body: some View {
    let _ = logging.sums  // Update when `sums` changes; `Office.total` is not observable.
    Text(plan.totalText)
    Button("Sum") { logging.sum() }
  }
}

struct CopyView: View {
  var plan: Plan
  var printer: Printer

  var body: some View {
    let _ = printer.jobs  // Update when `jobs` changes; `copies` is not observable.
    Text(plan.copyText)
    Button("Copy") { printer.copy() }
  }
}

struct NotesView: View {
  var draft: Draft
  var notes: Notes

  var body: some View {
    Text(notes.text)
    Button("Write") { draft.write() }
  }
}

struct TourView: View {
  var plan: Plan
  var tour: Tour

  var body: some View {
    Text(plan.visitText)
    Button("Visit") { tour.visit(plan) }
  }
}

struct LastView: View {
  var uploads: Uploads
  var logging: Logging
  var draft: Draft
  var tour: Tour
  var printer: Printer

  var body: some View { Text("\(printer.jobs) \(uploads.last) \(logging.state) \(logging.sums) \(draft.words) \(tour.step)") }
}

struct PlanName: View {
  var plan: Plan
  var body: some View { Text(plan.name) }
}
