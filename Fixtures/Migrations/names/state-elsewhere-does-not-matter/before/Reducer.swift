enum Reducer {
  struct State {
    var count = 0
  }
}

private struct State {
  var name = ""
}
