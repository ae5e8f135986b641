func trace() {
  let input = TextInput(label: "l", value: "v", accessory: [1], limit: 2)
  func isSeen(_ content: () -> Void, _ change: () -> Void) -> Bool {
    isUpdated(by: input, reading: content, change)
  }
  print(input.changes, input.value ?? "none", input.accessory ?? [])
  print(isSeen({ _ = input.label }) { input.label = "m" })
  print(isSeen({ _ = input.accessory }) { input.accessory = [2] })
  print(isSeen({ _ = input.accessory }) { input.accessory?.append(3) })
  print(isSeen({ _ = input.limit }) { input.raise() }, input.limit)
  print(isSeen({ _ = input.isEnabled }) { input.isEnabled = false }, input.isEnabled)
  input.value = "w"
  print(input.value ?? "none")
  let base: Input = input
  base.value = "x"
  print(base.isEnabled, input.changes)
  let implicit = Implicit(title: "t")
  implicit.title = "u"
  print(Root(count: 3).count)
}
