import ObservifySyntax
import ObservifyText

/// The trees of files that were parsed for a plan, so that the next one parses only what has changed.
///
/// Trees depend on nothing but the bytes of their file: a plan is the same with and without these.
public actor ParsedFiles {
  private var trees: [String: SyntaxTree] = [:]

  /// Creates an empty store.
  public init() {}

  /// Returns the tree of each file that was parsed with the same path and bytes; nil for others.
  func trees(of sources: [SourceText]) -> [SyntaxTree?] {
    sources.map { source in
      guard let tree = trees[source.path], tree.source.bytes == source.bytes else { return nil }
      return tree
    }
  }

  /// Keeps trees, in place of older ones of the same files.
  func keep(_ parsed: [SyntaxTree]) {
    for tree in parsed { trees[tree.source.path] = tree }
  }
}
