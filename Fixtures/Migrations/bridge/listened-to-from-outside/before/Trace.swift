func trace() {
  let player = Player()
  let other = Player()
  let remote = Remote(player)
  remote.other = other
  remote.follow()
  player.title = "one"
  player.volume = 0.5
  player.volume = 0.5
  other.volume = 0
  player.next = other
  other.title = "two"
  other.volume = 2
}
