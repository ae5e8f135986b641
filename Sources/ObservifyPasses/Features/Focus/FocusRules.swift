import ObservifyIndex
import ObservifySyntax

/// What stands against the migration of objects that a focused view hands on.
///
/// SwiftUI finds a focused object by its type. Apple's documentation says of neither
/// `focusedObject(_:)` nor `focusedValue(_:)` what a base class finds, so only classes without one
/// and without subclasses move.
extension Project {
  /// Keeps the class of a `@FocusedObject` whose declaration has no counterpart.
  func keepByFocus(_ wrapper: WrapperUse, into effects: inout Effects) {
    if let reason = focusObjection(wrapper.type, wrapper.models) {
      effects.keep(
        wrapper.models, .focusedObject, at: wrapper.attribute.node, in: wrapper.file,
        "'@FocusedObject' holds it, and \(reason)")
    } else if wrapper.binding.focusedType == nil {
      effects.keep(
        wrapper.models, .focusedObject, at: wrapper.attribute.node, in: wrapper.file,
        "the type of '\(wrapper.name)' is not written as 'C?'")
    }
  }

  /// Keeps the class of an object that is handed on as another type than its own.
  func keepByFocus(_ injection: InjectionUse, into effects: inout Effects) {
    guard let reason = focusObjection(injection.type, injection.models) else { return }
    effects.keep(
      injection.models, .focusedObject, at: injection.argument, in: injection.file,
      "'.\(injection.modifier.rawValue)' hands it on, and \(reason)")
  }

  /// Why a type does not tell what finds it; nil where it is one class that stands alone.
  private func focusObjection(_ type: StaticType, _ models: [TypeID]) -> String? {
    guard case .nominal = type.unwrapped else { return "its type is generic or a protocol" }
    if models.contains(where: { index[$0].declaration?.genericParameters.isEmpty == false }) {
      return "it is generic"
    }
    let isAlone = models.allSatisfy { model in
      classes.allSatisfy { $0 == model || !resolver.scopes.isRelated($0, to: model) }
    }
    return isAlone ? nil : "it has a base class or subclasses that are objects, too"
  }
}

extension PatternBinding {
  /// The type behind `@FocusedObject var c: C?`, without the `?`.
  var focusedType: Node? {
    guard let type, type.kind == .optionalType else { return nil }
    return type.children.first
  }
}

extension Node {
  /// Whether `$c` of an optional object is unwrapped in place for one of its members: `$c?.name`.
  var isUnwrappedForMember: Bool {
    parent.map { !$0.isWholeProjection } == true
  }
}
