@MainActor
func trace() {
  let store = Store()
  store.items = [1, 2]
  store.items.removeAll()
  let sink = store.countPublisher.sink { print("outside", $0) }
  store.items.append(3)
  sink.cancel()
}
