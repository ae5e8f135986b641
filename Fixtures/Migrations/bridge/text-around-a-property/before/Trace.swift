func trace() {
  let line = Line()
  let choice = Choice()
  let notes = Notes()
  let sinks = listen(line, choice) + listen(notes)
  line.a = 2
  line.b = 3
  choice.level = 4
  choice.text = "t"
  choice.sum = 5
  choice.made = 6
  notes.text = "n"
  notes.size = [7]
  print(sinks.count)
}
