import ObservifyIndex
import ObservifySyntax

/// What stands around a `$p`: it decides what can stand in its place.
enum PublisherContext: Equatable {
  /// Any publisher of the same values will do: `$p.map { … }`, `.onReceive(c.$p)`,
  /// `Publishers.Merge($p, $q)`.
  case anyPublisher

  /// What an operator's closure gives back: likewise, but where collections of publishers have a
  /// declared type.
  case result

  /// `….assign(to: &$p)`: the call.
  case assignment(Node)

  /// An argument of a function that is none of Combine's operators: what it has to be is the
  /// parameter's type.
  case argument(Node)

  /// Something that may ask for a `Published<T>.Publisher`.
  case value

  /// Looks at what is around a mention of `$p`: a reference, a member expression or a key path's step.
  init(_ mention: Node) {
    self = .value
    if mention.kind == .keyPathComponent {
      guard let path = mention.parent else { return }
      let isLast = path.children(.keyPathComponent).last == mention
      if !isLast {
        self = .anyPublisher
      } else if path.parent.flatMap(Self.callee).map(Self.isOperator) == true {
        self = .result
      }
      return
    }
    guard let parent = mention.parent else { return }
    switch parent.kind {
    case .memberExpression: self = .anyPublisher
    case .inoutExpression:
      guard let argument = Argument(parent.parent), argument.label == "to",
        let call = CallExpression(argument.node.parent?.parent),
        call.arguments.count == 1, call.trailingClosures.isEmpty, let callee = call.callee,
        MemberExpression(callee)?.name == "assign"
      else { return }
      self = .assignment(call.node)
    case .argument:
      let isTaken = Self.callee(parent).map(Self.isOperator) == true || Self.isCombines(parent)
      self = isTaken ? .anyPublisher : .argument(parent)
    case .closureExpression:
      if Self.isOnlyStatement(mention, of: parent) { self = Self(resultOf: parent) }
    case .returnStatement:
      if let closure = parent.parent, Self.isOnlyStatement(parent, of: closure) {
        self = Self(resultOf: closure)
      }
    default: return
    }
  }

  /// What a closure gives back is a publisher of any kind where an operator takes the closure.
  private init(resultOf closure: Node) {
    let taker = closure.parent?.kind == .argument ? closure.parent : closure
    let isOperator = taker.flatMap(Self.callee).map(Self.isOperator)
    self = isOperator == true ? .result : .value
  }

  private static func isOnlyStatement(_ statement: Node, of closure: Node) -> Bool {
    closure.children.filter { $0.kind != .closureSignature } == [statement]
  }

  /// The name of what is called with an argument, or with a trailing closure.
  private static func callee(_ argument: Node) -> String? {
    let parent = argument.kind == .argument ? argument.parent?.parent : argument.parent
    guard let callee = CallExpression(parent)?.callee else { return nil }
    let named = callee.kind == .genericSpecialization ? callee.children.first : callee
    return named?.mentionedName?.name
  }

  /// Whether one of Combine's own publishers is made with an argument: `Publishers.Map(upstream: $p) { … }`.
  private static func isCombines(_ argument: Node) -> Bool {
    let callee = CallExpression(argument.parent?.parent)?.callee
    let base = MemberExpression(callee)?.base?.text
    return base == "Publishers" || base == "Combine.Publishers"
  }

  private static func isOperator(_ name: String) -> Bool {
    Vocabulary.publisherTakers.contains(name)
  }
}
