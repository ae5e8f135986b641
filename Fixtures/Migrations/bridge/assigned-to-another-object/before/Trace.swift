import Combine

func trace() {
  var row: Row? = Row()
  var pair: Pair? = row.map(Pair.init)
  let stepper = pair?.stepper
  print(row?.quantity ?? -1)
  stepper?.step()
  print(row?.quantity ?? -1)
  let names = Names(names: PassthroughSubject())
  if let pair { names.follow(by: pair) }
  names.names.send("a")
  print(row?.name ?? "none", pair?.title ?? "none")
  pair = nil
  stepper?.step()
  names.names.send("b")
  print(row?.quantity ?? -1, row?.name ?? "none")
  row = nil
  stepper?.step()
  names.names.send("c")
  print("end")
}
