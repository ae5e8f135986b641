public import ObservifyText
import ObservifySyntax

/// Prints what the parser sees in one file.
public enum SyntaxPrinter {
  /// Returns the tree, one node a line.
  public static func dump(_ source: SourceText) -> String {
    SyntaxTree(parsing: source).dump()
  }

  /// Returns the facts that a differential test compares, one a line.
  public static func facts(_ source: SourceText) -> String {
    SyntaxTree(parsing: source).facts()
  }
}
