func trace() {
  let editor = Editor(title: "A")
  editor.seen = { [unowned editor] in
    "\(editor.title) \(editor.tags) \(editor.page) \(editor.zoom)"
  }
  editor.title = "B"
  editor.title = "B"
  editor.title += "C"
  editor.tags = []
  editor.tags.append("x")
  editor.tags = ["x"]
  editor.tags.append("y")
  for place in editor.tags.indices { editor.tags[place] += "!" }
  for mode in [0, 0, 1, 1] { editor.mode = mode }
  editor.zoom = 1
  editor.zoom = 2
  editor.zoom = 2
  editor.page += 1
  print(editor.log)
}
