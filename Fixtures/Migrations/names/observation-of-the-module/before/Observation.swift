struct Observation {
  var text = ""
}
