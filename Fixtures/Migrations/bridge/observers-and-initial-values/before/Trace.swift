func trace() {
  let model = Model(step: 2)
  model.run()
  let late = model.$count.sink { print("late", $0) }
  model.count = 5
  late.cancel()
  model.count = 6
}
