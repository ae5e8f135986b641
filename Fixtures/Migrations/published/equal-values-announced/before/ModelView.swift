#if canImport(SwiftUI)
  import SwiftUI

  struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("\(model.country) \(model.page.notes.count) \(model.last?.text ?? "none")")
      Text("\(model.state) \(model.author.name) \(model.shape.points.count) \(model.names.count)")
      Text("\(model.tags.count) \(model.draft.text) \(model.sketch.points.count) \(model.badge)")
      Text("\(model.maybe?.points.count ?? 0) \(model.mode)")
    }
  }
#endif
