import Combine
import SwiftUI

extension SwiftUI.View {
  func given<Model: ObservableObject>(_ model: Model) -> some View { environmentObject(model) }
}

extension Equatable {
  func logged<Model: ObservableObject>(_ model: Model) -> Self { self }
}

extension UIResponder {
  func shown<Model: ObservableObject>(by model: Model) {}
}

extension NSObjectProtocol
where Self: ObservableObject, Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  func touch() { objectWillChange.send() }
}

extension RawRepresentable {
  func noted<Model: ObservableObject>(by model: Model) -> Self { self }
}

extension Binding {
  init<Model: ObservableObject>(_ model: Model, _ value: Value) { self = .constant(value) }
}

extension Identifiable {
  func counted<Model: ObservableObject>(in model: Model) {}
}

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Basket: ObservableObject {
  @Published var kind = Kind.paper

  enum Kind {
    case paper, cloth
  }

  enum Size: String {
    case small
  }

  var size: Size { Size.small.noted(by: self) }

  func change() { kind = Kind.cloth.logged(self) }
}

final class Shelf: ObservableObject {
  @Published var count = 0
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

final class Crate: ObservableObject, Identifiable {
  @Published var count = 0
  func add(to other: Crate) { other.counted(in: self) }
}

final class Till: NSObject, ObservableObject {
  @Published var sum = 0
  func touch() { sum += 1 }
  func add() { touch() }
}

final class Slot: ObservableObject {
  @Published var count = 0
}

final class Mark: ObservableObject {
  @Published var count = 0
}

struct Dot: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ContentView: View {
  @StateObject private var cart = Cart()
  @StateObject private var basket = Basket()
  @StateObject private var depot = Depot()
  @StateObject private var crate = Crate()
  @StateObject private var till = Till()
  @StateObject private var slot = Slot()
  @StateObject private var mark = Mark()

  var body: some View {
    CartView().given(cart)
    Dot().given(mark)
    Stepper("\(slot.count) \(mark.count)", value: Binding<Int>(slot, 1))
    Text("\(basket.kind == .paper ? 1 : 0) \(depot.count) \(crate.count) \(till.sum)")
  }
}
