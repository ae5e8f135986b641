import SwiftUI

struct Invoice: Sendable {
  let number: Int
}

final class InvoiceModel: ObservableObject {
  @Published var number: Int

  init(_ invoice: Invoice) { number = invoice.number }
}

final class ChosenModel: ObservableObject {
  @Published var number: Int
  private var load: () -> Int = { 0 }

  init(_ invoices: [Invoice]) {
    precondition(!invoices.isEmpty)
    number = 0
  }
}

final class CheckedModel: ObservableObject {
  @Published var number: Int

  init(_ invoices: [Invoice], _ value: Any) {
    guard let first = invoices.first else { fatalError("no invoice") }
    number = first.number
  }

  init(value: Any) {
    number = value as! Int
  }
}

final class SpareModel: ObservableObject {
  @Published var number = 0

  init(_ invoice: Invoice) { number = invoice.number }
  init(all: [Invoice]) { number = all[0].number }
}

struct SpareInvoice: View {
  @StateObject private var model: SpareModel

  init(_ invoice: Invoice) { _model = StateObject(wrappedValue: SpareModel(invoice)) }

  var body: some View { Text("\(model.number)") }
}

final class LateModel: ObservableObject {
  @Published var link = URL(string: "https://example.com")!
  private let load: () -> Int

  init(_ invoices: [Invoice]) {
    load = { invoices.last!.number }
  }

  func show() -> Int { load() }
}

struct LastInvoice: View {
  @StateObject private var model: InvoiceModel

  init(_ all: [Invoice]) {
    _model = StateObject(wrappedValue: InvoiceModel(all.last!))
  }

  var body: some View { Text("\(model.number)") }
}

extension Array {
  subscript(safe place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}

struct SafeInvoice: View {
  @StateObject private var model: InvoiceModel

  init(_ all: [Invoice]) {
    _model = StateObject(wrappedValue: InvoiceModel(all[safe: 0] ?? Invoice(number: 0)))
  }

  var body: some View { Text("\(model.number)") }
}

struct OneInvoice: View {
  @StateObject private var model: InvoiceModel

  init(_ all: [Invoice], _ place: Int) {
    _model = StateObject(wrappedValue: InvoiceModel(all[place]))
  }

  var body: some View { Text("\(model.number)") }
}

struct ChosenInvoice: View {
  @StateObject private var model: ChosenModel

  init(_ all: [Invoice]) {
    _model = StateObject(wrappedValue: ChosenModel(all))
  }

  var body: some View { Text("\(model.number)") }
}

struct LateInvoice: View {
  @StateObject private var model: LateModel

  init(_ all: [Invoice]) {
    _model = StateObject(wrappedValue: LateModel(all))
  }

  var body: some View { Text("\(model.show()) \(model.link)") }
}

struct CheckedInvoice: View {
  @StateObject private var model: CheckedModel

  init(_ all: [Invoice]) {
    _model = StateObject(wrappedValue: CheckedModel(all, 1))
  }

  var body: some View { Text("\(model.number)") }
}

struct CastInvoice: View {
  @StateObject private var model: InvoiceModel

  init(_ value: Any) {
    _model = StateObject(wrappedValue: InvoiceModel(value as! Invoice))
  }

  var body: some View { Text("\(model.number)") }
}

enum Archive {
  nonisolated(unsafe) static var last: Invoice?
  static let first: Invoice? = Invoice(number: 1)
}

struct ArchivedInvoice: View {
  @StateObject private var model = InvoiceModel(Archive.last!)
  @StateObject private var other = InvoiceModel(Archive.first!)

  var body: some View { Text("\(model.number) \(other.number)") }
}

struct FirstInvoice: View {
  @StateObject private var model = InvoiceModel([Invoice(number: 1)].first!)

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
