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

final class Plan: ObservableObject {
  @Published var name = ""
  var visits = 0
  private let meter: Meter
  private let own = Meter()
  private let office: Office

  init(_ meter: Meter, _ office: Office) {
    self.meter = meter
    self.office = office
  }

  var text: String { "used \(meter.used)" }
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

final class Uploads: ObservableObject {
  @Published private(set) var last = 0
  private let meter: Meter

  init(_ meter: Meter) { self.meter = meter }

  func upload() {
    meter.use()
    last += 1
  }
}

final class Logging: ObservableObject {
  @Published private(set) var state = 0
  @Published private(set) var sums = 0
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

final class Printer: ObservableObject {
  @Published private(set) var jobs = 0

  func copy() {
    copies += 1
    jobs += 1
  }
}

final class Draft: ObservableObject {
  @Published var words = 0
  private let meter = Meter()

  func write() {
    meter.use()
    words += 1
  }
}

final class Notes: ObservableObject {
  @Published var words = 0
  private let meter = Meter()
  var text: String { "used \(meter.used)" }
}

final class Tour: ObservableObject {
  @Published var step = 0

  func visit(_ plan: Plan) {
    plan.visits += 1
    step += 1
  }
}

struct BarView: View {
  @ObservedObject var plan: Plan
  @ObservedObject var uploads: Uploads

  var body: some View {
    Text(plan.text)
    Button("Upload") { uploads.upload() }
  }
}

struct LogView: View {
  @ObservedObject var plan: Plan
  @ObservedObject var logging: Logging

  var body: some View {
    Text(plan.sizeText)
    Button("Write") { logging.write() }
  }
}

struct TotalView: View {
  @ObservedObject var plan: Plan
  @ObservedObject var logging: Logging

  var body: some View {
    Text(plan.totalText)
    Button("Sum") { logging.sum() }
  }
}

struct CopyView: View {
  @ObservedObject var plan: Plan
  @ObservedObject var printer: Printer

  var body: some View {
    Text(plan.copyText)
    Button("Copy") { printer.copy() }
  }
}

struct NotesView: View {
  @ObservedObject var draft: Draft
  @ObservedObject var notes: Notes

  var body: some View {
    Text(notes.text)
    Button("Write") { draft.write() }
  }
}

struct TourView: View {
  @ObservedObject var plan: Plan
  @ObservedObject var tour: Tour

  var body: some View {
    Text(plan.visitText)
    Button("Visit") { tour.visit(plan) }
  }
}

struct LastView: View {
  @ObservedObject var uploads: Uploads
  @ObservedObject var logging: Logging
  @ObservedObject var draft: Draft
  @ObservedObject var tour: Tour
  @ObservedObject var printer: Printer

  var body: some View { Text("\(printer.jobs) \(uploads.last) \(logging.state) \(logging.sums) \(draft.words) \(tour.step)") }
}

struct PlanName: View {
  @ObservedObject var plan: Plan
  var body: some View { Text(plan.name) }
}
