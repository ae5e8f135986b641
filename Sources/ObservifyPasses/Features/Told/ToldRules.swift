package import ObservifyIndex
import ObservifySyntax

/// What a build's index has against the migration of models.
extension Project {
  /// Keeps the models that reading and a build do not agree about.
  func keepContradicted(into effects: inout Effects) {
    for contradiction in resolver.contradictions {
      effects.keep(
        contradiction.types.filter(graph.isModel), .contradictedType, at: contradiction.node,
        in: contradiction.file,
        "'\(contradiction.name)' is read as '\(contradiction.found)', and was built as "
          + "'\(contradiction.told)'",
        origin: .doubt)
    }
  }

  /// What became of the types that were told.
  var toldOutcome: ToldOutcome {
    var outcome = ToldOutcome()
    if let (asked, answered) = resolver.buildAnswers {
      outcome.asked = asked
      outcome.answered = answered
    }
    outcome.idleFacts = resolver.idleFacts
    outcome.contradictedFacts = resolver.contradictedFacts
    return outcome
  }
}

/// What became of the types that a build knew and of those that the project states.
package struct ToldOutcome: Sendable {
  /// How many names reading could not tell, and how many of them the build knew.
  package var asked = 0
  package var answered = 0

  /// The lines of the facts that meet nothing.
  package var idleFacts: [Int] = []

  /// The stated types that the code contradicts, with the type that it shows.
  package var contradictedFacts: [(fact: TypeFact, found: String)] = []
}
