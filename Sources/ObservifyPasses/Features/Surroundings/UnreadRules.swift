import ObservifyIndex
import ObservifySyntax

/// What could not be read may use any class that it can name.
extension Project {
  func keepByUnread(into effects: inout Effects) {
    for model in graph.models {
      guard let node = index[model].declaration?.node,
        let part = index.unread.first(where: { index.mayName(model, in: $0) })
      else { continue }
      effects.keep(
        [model], .unreadFile, at: node, in: index[model].file,
        "'\(part.path)' cannot be read, and may use it")
    }
  }
}
