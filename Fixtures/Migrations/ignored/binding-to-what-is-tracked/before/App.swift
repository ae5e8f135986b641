import SwiftUI

final class Order: ObservableObject {
  @Published var amount = 1
}

/// What its binding leads to is tracked.
final class Total: ObservableObject {
  @Binding var amount: Int
  @Published var rate = 2

  init(_ amount: Binding<Int>) { _amount = amount }

  var result: Int { amount * rate }
}

/// What its binding leads to is a variable of a file.
final class Loose: ObservableObject {
  @Binding var amount: Int
  @Published var rate = 2

  init(amount: Binding<Int>) { _amount = amount }

  var result: Int { amount * rate }
}

/// One of its objects has a binding of its own.
final class Mixed: ObservableObject {
  @Binding var amount: Int
  @Published var rate = 2

  init(amount: Binding<Int>) { _amount = amount }

  init(start: Int) {
    var value = start
    _amount = Binding { value } set: { value = $0 }
  }
}

var looseAmount = 1

struct OrderView: View {
  @StateObject private var order = Order()

  var body: some View {
    TotalView(amount: $order.amount)
    Stepper("Amount", value: $order.amount)
    MixedView(mixed: Mixed(amount: $order.amount))
    MixedView(mixed: Mixed(start: 1))
  }
}

struct TotalView: View {
  @StateObject private var total: Total
  @StateObject private var loose = Loose(amount: Binding { looseAmount } set: { looseAmount = $0 })

  init(amount: Binding<Int>) {
    _total = StateObject(wrappedValue: Total(amount))
  }

  var body: some View {
    Text("\(total.result) \(loose.result)")
    Stepper("Rate", value: $total.rate)
    Button("Double") {
      total.amount *= 2
      loose.amount *= 2
    }
  }
}

struct MixedView: View {
  @ObservedObject var mixed: Mixed

  var body: some View {
    Button("\(mixed.amount * mixed.rate)") { mixed.amount += 1 }
  }
}
