import SwiftUI

struct Invoice: Sendable {
  let number: Int
}

@Observable
final class InvoiceModel {
  var number: Int

  init(_ invoice: Invoice) { number = invoice.number }
}

@Observable
final class ChosenModel {
  var number: Int
  @ObservationIgnored private var load: () -> Int = { 0 }

  init(_ invoices: [Invoice]) {
    precondition(!invoices.isEmpty)
    number = 0
  }
}

@Observable
final class CheckedModel {
  var number: Int

  init(_ invoices: [Invoice], _ value: Any) {
    guard let first = invoices.first else { fatalError("no invoice") }
    number = first.number
  }

  init(value: Any) {
    number = value as! Int
  }
}

@Observable
final class SpareModel {
  var number = 0

  init(_ invoice: Invoice) { number = invoice.number }
  init(all: [Invoice]) { number = all[0].number }
}

struct SpareInvoice: View {
  @State private var model: SpareModel

  init(_ invoice: Invoice) { _model = State(wrappedValue: SpareModel(invoice)) }

  var body: some View { Text("\(model.number)") }
}

@Observable
final class LateModel {
  var link = URL(string: "https://example.com")!
  private let load: () -> Int

  init(_ invoices: [Invoice]) {
    load = { invoices.last!.number }
  }

  func show() -> Int { load() }
}

struct LastInvoice: View {
  @State private var model: InvoiceModel

  init(_ all: [Invoice]) {
    _model = State(wrappedValue: InvoiceModel(all.last!))
  }

  var body: some View { Text("\(model.number)") }
}

extension Array {
  subscript(safe place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}

struct SafeInvoice: View {
  @State private var model: InvoiceModel

  init(_ all: [Invoice]) {
    _model = State(wrappedValue: InvoiceModel(all[safe: 0] ?? Invoice(number: 0)))
  }

  var body: some View { Text("\(model.number)") }
}

struct OneInvoice: View {
  @State private var model: InvoiceModel

  init(_ all: [Invoice], _ place: Int) {
    _model = State(wrappedValue: InvoiceModel(all[place]))
  }

  var body: some View { Text("\(model.number)") }
}

struct ChosenInvoice: View {
  @State private var model: ChosenModel

  init(_ all: [Invoice]) {
    _model = State(wrappedValue: ChosenModel(all))
  }

  var body: some View { Text("\(model.number)") }
}

struct LateInvoice: View {
  @State private var model: LateModel

  init(_ all: [Invoice]) {
    _model = State(wrappedValue: LateModel(all))
  }

  var body: some View { Text("\(model.show()) \(model.link)") }
}

struct CheckedInvoice: View {
  @State private var model: CheckedModel

  init(_ all: [Invoice]) {
    _model = State(wrappedValue: CheckedModel(all, 1))
  }

  var body: some View { Text("\(model.number)") }
}

struct CastInvoice: View {
  @State private var model: InvoiceModel

  init(_ value: Any) {
    _model = State(wrappedValue: InvoiceModel(value as! Invoice))
  }

  var body: some View { Text("\(model.number)") }
}

enum Archive {
  nonisolated(unsafe) static var last: Invoice?
  static let first: Invoice? = Invoice(number: 1)
}

struct ArchivedInvoice: View {
  @State private var model = InvoiceModel(Archive.last!)
  @State private var other = InvoiceModel(Archive.first!)

  var body: some View { Text("\(model.number) \(other.number)") }
}

struct FirstInvoice: View {
  @State private var model = InvoiceModel([Invoice(number: 1)].first!)

  var body: some View { Text("\(model.number)") }
}

struct Desk: View {
  @State private var invoices: [Invoice] = []

  var body: some View {
    NavigationLink("last") { LastInvoice(invoices) }
    NavigationLink("one") { OneInvoice(invoices, 1) }
    NavigationLink("chosen") { ChosenInvoice(invoices) }
    NavigationLink("late") { LateInvoice(invoices) }
    NavigationLink("checked") { CheckedInvoice(invoices) }
    NavigationLink("cast") { CastInvoice(1) }
    NavigationLink("archived") { ArchivedInvoice() }
    NavigationLink("safe") { SafeInvoice(invoices) }
    NavigationLink("spare") { SpareInvoice(Invoice(number: 1)) }
    FirstInvoice()
  }
}
