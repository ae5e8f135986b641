import ObservifySyntax

/// What is told of types beside the code.
extension TypeResolver {
  /// Returns the type of an expression: what reading `found`, or what is told where that is unknown.
  func told(_ found: StaticType, of expression: Node) -> StaticType {
    answers?.type(of: expression, found: found) ?? found
  }

  /// Returns the type of a property, likewise.
  func told(_ found: StaticType, of property: PropertySymbol) -> StaticType {
    guard let answers else { return found }
    return answers.type(
      of: property.binding.nameToken, in: property.binding.node,
      found: found == .unknown ? heldByArgument(property) : found)
  }

  /// The type of what a property's wrapper is given, where the project states that it holds that:
  /// `@Wrapper(Model.self) var model`, `@Wrapper(Model()) var model`.
  private func heldByArgument(_ property: PropertySymbol) -> StaticType {
    for fact in index.told.wrappers where fact.held == .argument {
      guard let argument = property.attribute(fact.name)?.arguments.first?.value else { continue }
      let type = type(of: argument)
      if case .metatype(let instance) = type { return instance }
      return type
    }
    return .unknown
  }

  /// Returns the type of a local name, likewise.
  func told(_ found: StaticType, of local: LocalDeclaration) -> StaticType {
    answers?.type(of: local.name, in: local.node, found: found) ?? found
  }

  /// The places where reading found another type than a build.
  package var contradictions: [TypeContradiction] { answers?.contradictions(scopes) ?? [] }

  /// How many names were asked for, and how many of them a build knew; nil without one.
  package var buildAnswers: (asked: Int, answered: Int)? {
    index.told.build == nil ? nil : answers?.counts
  }

  /// The lines of the facts that meet nothing.
  package var idleFacts: [Int] { answers?.idleFacts ?? [] }

  /// The stated types that contradict what reading finds, with that.
  package var contradictedFacts: [(fact: TypeFact, found: String)] {
    for subject in answers?.subjects ?? [] { _ = type(of: subject) }
    return answers?.contradictedFacts(scopes) ?? []
  }
}
