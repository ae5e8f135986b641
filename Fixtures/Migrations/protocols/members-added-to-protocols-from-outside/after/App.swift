import Combine
import SwiftUI

extension SwiftUI.View {
  func given<Model: AnyObject & Observable>(_ model: Model) -> some View { environment(model) }
}

extension Equatable {
  func logged<Model: AnyObject & Observable>(_ model: Model) -> Self { self }
}

extension UIResponder {
  func shown<Model: AnyObject & Observable>(by model: Model) {}
}

extension NSObjectProtocol
where Self: ObservableObject, Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  func touch() { objectWillChange.send() }
}

extension RawRepresentable {
  func noted<Model: AnyObject & Observable>(by model: Model) -> Self { self }
}

extension Binding {
  init<Model: AnyObject & Observable>(_ model: Model, _ value: Value) { self = .constant(value) }
}

extension Identifiable {
  func counted<Model: AnyObject & Observable>(in model: Model) {}
}

@Observable
final class Cart {
  var count = 0
}

@Observable
final class Basket {
  var kind = Kind.paper

  enum Kind {
    case paper, cloth
  }

  enum Size: String {
    case small
  }

  var size: Size { Size.small.noted(by: self) }

  func change() { kind = Kind.cloth.logged(self) }
}

@Observable
final class Shelf {
  var count = 0
}

final class ShelfController: UIViewController {
  let shelf = Shelf()
  func show() { shown(by: shelf) }
}

final class Depot: NSObject, ObservableObject {
  @Published var count = 0
  func count(one: Int) {
    touch()
    count += one
  }
}

@Observable
final class Crate: Identifiable {
  var count = 0
  func add(to other: Crate) { other.counted(in: self) }
}

@Observable
final class Till: NSObject {
  var sum = 0
  func touch() { sum += 1 }
  func add() { touch() }
}

@Observable
final class Slot {
  var count = 0
}

@Observable
final class Mark {
  var count = 0
}

struct Dot: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
}

struct CartView: View {
  @Environment(Cart.self) var cart
  var body: some View { Text("\(cart.count)") }
}

struct ContentView: View {
  @State private var cart = Cart()
  @State private var basket = Basket()
  @StateObject private var depot = Depot()
  @State private var crate = Crate()
  @State private var till = Till()
  @State private var slot = Slot()
  @State private var mark = Mark()

  var body: some View {
    CartView().given(cart)
    Dot().given(mark)
    Stepper("\(slot.count) \(mark.count)", value: Binding<Int>(slot, 1))
    Text("\(basket.kind == .paper ? 1 : 0) \(depot.count) \(crate.count) \(till.sum)")
  }
}
