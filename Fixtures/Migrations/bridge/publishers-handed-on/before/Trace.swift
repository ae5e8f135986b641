func trace() {
  let cart = Cart()
  let mock = MockCart()
  let totals = [total(of: cart), total(of: mock), total(of: cart as any CartModel)]
  totals[1].follow(cart)
  cart.add("a")
  mock.items.append("b")
  let sink = cart.nextPublisher.sink { print("next", $0 ?? "none") }
  cart.add("c")
  sink.cancel()
  print(totals.count)
}
