import SwiftUI

@Observable
final class Order {
  var amount = 1
}

/// What its binding leads to is tracked.
@Observable
final class Total {
  @ObservationIgnored @Binding var amount: Int
  var rate = 2

  init(_ amount: Binding<Int>) { _amount = amount }

  var result: Int { amount * rate }
}

/// What its binding leads to is a variable of a file.
@Observable
final class Loose {
  @ObservationIgnored @Binding var amount: Int
  var rate = 2

  init(amount: Binding<Int>) { _amount = amount }

  var result: Int { amount * rate }
}

/// One of its objects has a binding of its own.
@Observable
final class Mixed {
  @ObservationIgnored @Binding var amount: Int
  var rate = 2

  init(amount: Binding<Int>) { _amount = amount }

  init(start: Int) {
    var value = start
    _amount = Binding { value } set: { value = $0 }
  }
}

var looseAmount = 1

struct OrderView: View {
  @State private var order = Order()

  var body: some View {
    TotalView(amount: $order.amount)
    Stepper("Amount", value: $order.amount)
    MixedView(mixed: Mixed(amount: $order.amount))
    MixedView(mixed: Mixed(start: 1))
  }
}

struct TotalView: View {
  @State private var total: Total
  @State private var loose = Loose(amount: Binding { looseAmount } set: { looseAmount = $0 })

  init(amount: Binding<Int>) {
    _total = State(wrappedValue: Total(amount))
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
  var mixed: Mixed

  var body: some View {
    Button("\(mixed.amount * mixed.rate)") { mixed.amount += 1 }
  }
}
