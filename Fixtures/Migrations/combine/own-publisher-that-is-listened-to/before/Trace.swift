func trace() {
  let (typing, player) = (Typing(), RadioPlayer())
  let screen = Screen(typing, player)
  print(isUpdated(by: typing, reading: { _ = typing.name }) { typing.name = "a" }, screen.name)
  print(isUpdated(by: player, reading: { _ = player.title }) { player.title = "t" })
  print(isUpdated(by: player, reading: { _ = player.station }) { player.station = "s" })
}
