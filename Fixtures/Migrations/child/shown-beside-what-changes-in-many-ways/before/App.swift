import SwiftUI
import UIKit

enum Totals {
  nonisolated(unsafe) static var count = 0
  nonisolated(unsafe) static var limit = 9
}

final class Clock {
  var time = 0
}

@propertyWrapper
struct Announced<Value> {
  var wrappedValue: Value
}

final class Radio {
  @Announced var station = 0
}

final class Cart: ObservableObject {
  let id = 1
  @Published var items: [Int] = []
  @Published var note = ""
  private let clocks = [Clock()]

  func add() {
    items.append(1)
    Totals.count += 1
  }

  func tune(_ radio: Radio) {
    radio.station += 1
    note += "?"
  }

  func remark() {
    let last = [clocks].joined().last
    last?.time += 1
    note += "!"
  }
}

final class Empty: ObservableObject {}

final class Kept: ObservableObject {
  @Published var items: [Int] = []

  func add() {
    items.append(1)
    Totals.count += 1
  }

  var publisher: Any { $items }
}

struct Memo {
  func set(_ size: Int) { print(size) }
}

final class Options: ObservableObject {
  @Published var size = 0
  private let memo = Memo()

  func grow() {
    size += 1
    memo.set(size)
  }
}

class Shelf {
  func text() -> String { "" }
}

final class TopShelf: Shelf {
  override func text() -> String { "\(Totals.count)" }
}

final class Table: UIView {
  var source: Source?
  var size: (() -> Int)?
  var onCommit: (() -> Void)?
  var text = ""
  func reloadData() {}
  func refresh() {}
}

final class Source {
  let cart: Cart
  init(_ cart: Cart) { self.cart = cart }
  var count: Int { cart.items.count }
}

struct LimitView: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(Totals.limit)") }
}

struct PartsView: View {
  @ObservedObject var cart: Cart
  var body: some View {
    Text("\(Totals.count)")
    content
  }
  private var content: some View { Text("\(cart.items.count)") }
}

struct LoggedView: View {
  @ObservedObject var cart: Cart
  var body: some View {
    let _ = log()
    Text("Logged")
  }
  private func log() { print(Date.now) }
}

struct LaterView: View {
  @ObservedObject var cart: Cart
  var body: some View {
    let _ = DispatchQueue.main.async { print(Date.now) }
    Text("Later")
  }
}

struct NowView: View {
  let clocks: [Clock]
  @ObservedObject var cart: Cart
  var body: some View {
    let last = [clocks].joined().last
    Text("\(Date.now) \(last?.time ?? 0)")
  }
}

struct ShelfView: View {
  let shelf: Shelf
  @ObservedObject var cart: Cart
  var body: some View {
    Text(shelf.text())
    Button("Add") { cart.add() }
  }
}

struct ClockView: View {
  let clock: Clock
  @ObservedObject var cart: Cart
  var body: some View {
    Text("\(clock.time)")
    Button("Add") { cart.remark() }
  }
}

struct RadioView: View {
  let radio: Radio
  @ObservedObject var cart: Cart
  var body: some View {
    Text("\(radio.station)")
    Button("Tune") { cart.tune(radio) }
  }
}

struct OptionsView: View {
  @ObservedObject var options: Options
  var body: some View {
    Text("\(UserDefaults.standard.bool(forKey: "isWide"))")
    Button("Grow") { options.grow() }
  }
}

struct EmptyClockView: View {
  @ObservedObject var empty: Empty
  var body: some View { Text("\(Date.now)") }
}

struct KeptView: View {
  @ObservedObject var kept: Kept
  var body: some View {
    Text("\(Totals.count)")
    Button("Add") { kept.add() }
  }
}

struct DebugView: View {
  @ObservedObject var cart: Cart
  var body: some View {
    #if DEBUG
      Text("\(Totals.count)")
    #endif
    Button("Add") { cart.add() }
  }
}

struct Emptied: UIViewRepresentable {
  @ObservedObject var cart: Cart
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(Totals.count)"
    cart.items = []
  }
}

struct Counted: UIViewRepresentable {
  @ObservedObject var options: Options
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.updates += 1
    label.text = "\(options.size) \(context.coordinator.updates)"
  }
  final class Coordinator { var updates = 0 }
}

struct Loaded: UIViewRepresentable {
  @ObservedObject var cart: Cart
  func makeUIView(context: Context) -> Table {
    let table = Table()
    table.source = Source(cart)
    return table
  }
  func updateUIView(_ table: Table, context: Context) { table.reloadData() }
}

struct LoadedByCoordinator: UIViewRepresentable {
  @ObservedObject var cart: Cart
  func makeCoordinator() -> Coordinator { Coordinator(cart) }
  func makeUIView(context: Context) -> Table { Table() }
  func updateUIView(_ table: Table, context: Context) { table.reloadData() }
  final class Coordinator {
    let cart: Cart
    init(_ cart: Cart) { self.cart = cart }
    var count: Int { cart.items.count }
    func log() { print(cart.note) }
  }
}

struct Made: UIViewRepresentable {
  @ObservedObject var cart: Cart
  func makeUIView(context: Context) -> Table {
    let table = Table()
    print(cart.items.count)
    table.size = { cart.note.count + cart.note.count + cart.id }
    return table
  }
  func updateUIView(_ table: Table, context: Context) { table.refresh() }
}

struct Committed: UIViewRepresentable {
  @ObservedObject var cart: Cart
  func makeUIView(context: Context) -> Table { Table() }
  func updateUIView(_ table: Table, context: Context) {
    table.onCommit = { print(cart.items) }
    table.text = "\(Totals.count)"
  }
}
