func trace() {
  let store = BigStore()
  let parent = Parent()
  let quiet = Quiet()
  quiet.start()
  let sinks = listen(store, parent)
  store.items.append(1)
  store.items = store.items
  store.title = "x"
  store.title = "x"
  store.grow()
  store.annotate("noted")
  parent.name = "q"
  parent.child.age = 2
  parent.child.age += 1
  quiet.pet.kind = "dog"
  print(sinks.count)
}
