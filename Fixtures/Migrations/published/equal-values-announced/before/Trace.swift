import Foundation

/// Which views would have evaluated their bodies again, by what they read.
func trace() {
  let model = Model()
  model.last = Note(id: 1, text: "a")
  model.connect(to: "A")
  print(isUpdated(by: model, reading: { _ = model.page.notes }) { model.reload() })
  print(isUpdated(by: model, reading: { _ = model.last }) { model.show(Note(id: 1, text: "b")) })
  print(isUpdated(by: model, reading: { _ = model.state }) { model.load() })
  print(isUpdated(by: model, reading: { _ = model.author }) { model.replaceAuthor() })
  print(isUpdated(by: model, reading: { _ = model.shape.points }) { model.add(1) })
  print(isUpdated(by: model, reading: { _ = model.names }) { model.refresh() })
  print(
    isUpdated(by: model, reading: { _ = (model.showsInfo, model.country) }) {
      model.connect(to: "B")
    })
  print(isUpdated(by: model, reading: { _ = model.draft }) { model.write("x") })
  print(isUpdated(by: model, reading: { _ = model.sketch.points }) { model.clear() })
  print(isUpdated(by: model, reading: { _ = model.maybe }) { model.keep(Sketch()) })
  print(isUpdated(by: model, reading: { _ = model.mode }) { model.set(.on(2)) })
}
