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

@Observable
final class Cart {
  let id = 1
  var items: [Int] = []
  var note = ""
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

@Observable
final class Empty {}

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

@Observable
final class Options {
  var size = 0
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
  var cart: Cart
  var body: some View { Text("\(Totals.limit)") }
}

struct PartsView: View {
  var cart: Cart
  var body: some View {
    Text("\(Totals.count)")
    content
  }
  private var content: some View { Text("\(cart.items.count)") }
}

struct LoggedView: View {
  var cart: Cart
  var body: some View {
    let _ = log()
    Text("Logged")
  }
  private func log() { print(Date.now) }
}

struct LaterView: View {
  var cart: Cart
  var body: some View {
    let _ = DispatchQueue.main.async { print(Date.now) }
    Text("Later")
  }
}

struct NowView: View {
  let clocks: [Clock]
  var cart: Cart
  var body: some View {
    let _ = cart.note  // Update when `note` changes; `Clock.time` is not observable.
    let last = [clocks].joined().last
    Text("\(Date.now) \(last?.time ?? 0)")
  }
}

struct ShelfView: View {
  let shelf: Shelf
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text(shelf.text())
    Button("Add") { cart.add() }
  }
}

struct ClockView: View {
  let clock: Clock
  var cart: Cart
  var body: some View {
    let _ = cart.note  // Update when `note` changes; `Clock.time` is not observable.
    Text("\(clock.time)")
    Button("Add") { cart.remark() }
  }
}

struct RadioView: View {
  let radio: Radio
  var cart: Cart
  var body: some View {
    let _ = cart.note  // Update when `note` changes; `Radio.station` is not observable.
    Text("\(radio.station)")
    Button("Tune") { cart.tune(radio) }
  }
}

struct OptionsView: View {
  var options: Options
  var body: some View {
    Text("\(UserDefaults.standard.bool(forKey: "isWide"))")
    Button("Grow") { options.grow() }
  }
}

struct EmptyClockView: View {
  var empty: Empty
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
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    #if DEBUG
      Text("\(Totals.count)")
    #endif
    Button("Add") { cart.add() }
  }
}

struct Emptied: UIViewRepresentable {
  var cart: Cart
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    label.text = "\(Totals.count)"
    cart.items = []
  }
}

struct Counted: UIViewRepresentable {
  var options: Options
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.updates += 1
    label.text = "\(options.size) \(context.coordinator.updates)"
  }
  final class Coordinator { var updates = 0 }
}

struct Loaded: UIViewRepresentable {
  var cart: Cart
  func makeUIView(context: Context) -> Table {
    let table = Table()
    table.source = Source(cart)
    return table
  }
  func updateUIView(_ table: Table, context: Context) {
    // Update when one of these changes; the reads below are not tracked.
    _ = (cart.items, cart.note)
    table.reloadData()
  }
}

struct LoadedByCoordinator: UIViewRepresentable {
  var cart: Cart
  func makeCoordinator() -> Coordinator { Coordinator(cart) }
  func makeUIView(context: Context) -> Table { Table() }
  func updateUIView(_ table: Table, context: Context) {
    // Update when `items` changes; the read below is not tracked.
    _ = cart.items
    table.reloadData()
  }
  final class Coordinator {
    let cart: Cart
    init(_ cart: Cart) { self.cart = cart }
    var count: Int { cart.items.count }
    func log() { print(cart.note) }
  }
}

struct Made: UIViewRepresentable {
  var cart: Cart
  func makeUIView(context: Context) -> Table {
    let table = Table()
    print(cart.items.count)
    table.size = { cart.note.count + cart.note.count + cart.id }
    return table
  }
  func updateUIView(_ table: Table, context: Context) {
    // Update when `note` changes; the read below is not tracked.
    _ = cart.note
    table.refresh()
  }
}

struct Committed: UIViewRepresentable {
  var cart: Cart
  func makeUIView(context: Context) -> Table { Table() }
  func updateUIView(_ table: Table, context: Context) {
    _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    table.onCommit = { print(cart.items) }
    table.text = "\(Totals.count)"
  }
}
