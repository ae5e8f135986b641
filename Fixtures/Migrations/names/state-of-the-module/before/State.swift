struct State {
  var count = 0
}
