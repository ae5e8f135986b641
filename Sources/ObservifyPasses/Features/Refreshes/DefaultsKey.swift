import ObservifyIndex
import ObservifySyntax

/// What a value of `UserDefaults` is stored under, as far as the source tells.
enum DefaultsKey: Hashable {
  case text(String)

  /// A text with values in it, by what it begins with.
  case beginning(String)

  /// A key that cannot be told, by its spelling.
  case spelled(String)

  /// Whether both may be one key: behind what a text with values in it begins with, anything may stand.
  func mayBe(_ other: Self) -> Bool {
    switch (self, other) {
    case (.beginning(let head), .beginning(let text)):
      text.hasPrefix(head) || head.hasPrefix(text)
    case (.beginning(let head), .text(let text)), (.text(let text), .beginning(let head)):
      text.hasPrefix(head)
    default: self == other
    }
  }
}

extension Project {
  /// The key that a call around a mention asks for.
  func defaultsKey(around mention: Node) -> DefaultsKey? {
    mention.defaultsKey.map { TextReading(of: $0, in: self).key }
  }
}

/// What an expression gives as a text: a literal with what is put into it, a sum, the value of a constant,
/// of a parameter, and what a function or a getter returns.
struct TextReading {
  private let value: Node
  private let project: Project

  /// What is known of the text, up to the first part that is not.
  private(set) var text = ""

  /// The first part that is not known; nil where the whole text is.
  private(set) var end: Node?

  /// How many more parts are looked at.
  private var steps = 64

  /// Reads a value; `given` are those of parameters.
  init(of value: Node, _ given: [Node: Node] = [:], in project: Project) {
    self.value = value
    self.project = project
    read(value, given)
  }

  var key: DefaultsKey {
    end == nil ? .text(text) : text.isEmpty ? .spelled(value.text) : .beginning(text)
  }

  private mutating func read(_ value: Node, _ given: [Node: Node]) {
    steps -= 1
    switch value.kind {
    case _ where steps < 0: end = value
    case .stringLiteral:
      var segments = value.directTokens.filter { $0.kind == .stringSegment }[...]
      for part in value.children(.interpolation) {
        let before = segments.prefix { $0.index < part.tokenIndices.lowerBound }
        text += before.map(\.text).joined()
        segments = segments.dropFirst(before.count)
        read(Argument(part.children.first)?.value ?? part, given)
        if end != nil { return }
      }
      text += segments.map(\.text).joined()
    case .sequenceExpression
    where value.children(.operatorReference).allSatisfy { $0.text == "+" }:
      for part in value.children where end == nil && part.kind != .operatorReference {
        read(part, given)
      }
    default:
      guard let (result, given) = result(of: value, given) else { return end = value }
      read(result, given)
    }
  }

  /// What a name or a call gives, with the values of the parameters in that.
  private func result(of value: Node, _ given: [Node: Node]) -> (Node, [Node: Node])? {
    let resolver = project.resolver
    var given = given
    if let call = CallExpression(value), let callee = call.callee {
      let functions = resolver.functions(calledBy: callee).map { project.index[$0] }
      guard functions.count == 1, let function = functions.first,
        project.witnesses(of: function.name, function.owner).isEmpty,
        let result = function.declaration.body?.onlyResult
      else { return nil }
      for parameter in function.declaration.parameters {
        given[parameter.node] =
          resolver.value(given: parameter, by: call, of: function.declaration)
          ?? parameter.defaultValue
      }
      return (result, given)
    }
    if let local = resolver.local(at: value) {
      let result = resolver.parameter(at: value).flatMap { given[$0.node] } ?? local.givenConstant
      return result.map { ($0, given) }
    }
    guard let property = resolver.property(at: value).map({ project.index[$0] }),
      project.witnesses(of: property.name, property.owner).isEmpty
    else { return nil }
    let result =
      property.isStored
      ? property.isLet ? property.binding.initialValue : nil
      : property.binding.getterBody?.onlyResult
    return result.map { ($0, given) }
  }
}

extension Node {
  /// What the body of a function or a getter returns in one place, beside `nil`.
  fileprivate var onlyResult: Node? {
    let returned = descendants.filter {
      $0.kind == .returnStatement && !$0.isInFunction(within: self) && $0.text != "return nil"
    }
    let statements = Array(children)
    switch (returned.count, statements.count) {
    case (1, _): return returned[0].children.first
    case (0, 1): return statements[0]
    default: return nil
    }
  }
}
