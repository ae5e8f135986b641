import ObservifyIndex
import ObservifySyntax

/// Wrappers that do more than wrap a variable.
extension Project {
  /// Keeps what has a wrapper with arguments that are not its own: those of an initialiser that the
  /// project or a package adds, which may do anything with the value.
  func keepUnknownArguments(into effects: inout Effects) {
    for wrapper in uses.wrappers where !wrapper.wrapper.isPackages {
      guard case .other = wrapper.attribute.wrappedArgument else { continue }
      keep(wrapper.models, for: wrapper.attribute, in: wrapper.file, into: &effects)
    }
    for model in graph.models {
      for id in index[model].properties {
        guard let attribute = index[id].published, case .other = attribute.wrappedArgument else {
          continue
        }
        keep([model], for: attribute, in: index[id].file, into: &effects)
      }
    }
  }

  private func keep(
    _ models: [TypeID], for attribute: Attribute, in file: FileID, into effects: inout Effects
  ) {
    effects.keep(
      models, .unknownArgument, at: attribute.node, in: file,
      "the arguments of '@\(attribute.name)' are not its own")
  }

  /// Keeps what a parameter with one of SwiftUI's wrappers takes (SE-0293).
  func keepByWrappedParameter(
    _ attribute: Attribute, _ parameter: Parameter, in file: FileID, into effects: inout Effects
  ) {
    guard let type = parameter.type.map(resolver.declaredType) else { return }
    let models = uses.parameters.models(of: type, at: parameter.node, index, graph)
    let text = "'@\(attribute.name)' is on a parameter"
    if models.isEmpty, type.unwrapped == .unknown {
      doubt(.value, .unknownArgument, at: attribute.node, in: file, text, into: &effects)
    } else {
      effects.keep(models, .unknownArgument, at: attribute.node, in: file, text)
    }
  }
}
