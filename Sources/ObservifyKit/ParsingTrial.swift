import ObservifySyntax
public import ObservifyText

/// Takes files through a step of parsing, so that its cost can be measured.
public enum ParsingTrial {
  /// A step of parsing.
  public enum Step: String, CaseIterable, Sendable {
    /// Nothing: what is left is the cost of reading the files.
    case read
    /// Tokens, one file after another.
    case lex
    /// Trees, one file after another; each is dropped before the next.
    case parse
    /// Trees as a migration makes them: on all cores, and all are kept.
    case project
  }

  /// What came of a trial.
  public struct Yield: Sendable {
    /// The number of tokens.
    public var tokens = 0
    /// The number of nodes.
    public var nodes = 0
    /// The memory that the tables of all trees take, in bytes.
    public var tableSize = 0

    fileprivate mutating func add(_ tree: SyntaxTree) {
      tokens += tree.tokens.count
      nodes += tree.nodes.count
      tableSize += tree.tableSize
    }
  }

  /// Takes files through a step.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  public static func run(_ step: Step, on sources: [SourceText]) async -> Yield {
    var yield = Yield()
    switch step {
    case .read: break
    case .lex: for source in sources { yield.tokens += TokenTable(lexing: source).count }
    case .parse: for source in sources { yield.add(SyntaxTree(parsing: source)) }
    case .project: for tree in await Migrator.parse(sources, { _ in }) { yield.add(tree) }
    }
    return yield
  }
}
