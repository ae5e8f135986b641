import Foundation

func trace() {
  let names = Names(Service())
  print(isUpdated(by: names, reading: { _ = names.count }) { names.add("a") })
  print(isUpdated(by: names, reading: { _ = names.has("b") }) { names.add("b") })
  print(isUpdated(by: names, reading: { _ = names.isEmpty }) { names.isEmpty = true })
  print(isUpdated(by: names, reading: { _ = names.isEmpty }) { names.isEmpty = false })
  print(isUpdated(by: names, reading: { _ = names.title }) { names.title = "u" })
  let board = Board()
  print(isUpdated(by: board, reading: { _ = board.service.names }) { board.add("a") })
  print(isUpdated(by: board, reading: { _ = board.chore.name }) { board.show(Chore(id: 1, name: "b")) })
  print(isUpdated(by: board, reading: { _ = board.chore.name }) { board.rename("c") })
  let lines = Lines()
  print(isUpdated(by: lines, reading: { _ = lines.text }) { lines.add("a") })
}
