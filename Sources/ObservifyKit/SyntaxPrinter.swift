public import ObservifyText
import ObservifyIndex
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

  /// Returns the names of values in each file that may be edited, with their types, one a line.
  ///
  /// A line is path, line, column in bytes, name and type, with tabs between. The type is `unknown`
  /// where reading the project does not tell it.
  public static func names(_ input: ProjectInput) async -> [String] {
    let sources = input.sources.sorted { $0.path < $1.path }
    let trees = await Migrator.parse(sources) { _ in }
    let resolver = TypeResolver(ProjectIndex(trees: trees, manifests: input.manifests))
    return resolver.index.files.filter { input.editable.contains($0.path) }.map { file in
      let lines = file.lines
      return resolver.names(in: file).map { name in
        let place = lines.position(of: name.token.range.lowerBound)
        let type = resolver.spelling(of: name.type) ?? "unknown"
        return "\(file.path)\t\(place.line)\t\(place.column)\t\(name.token.text)\t\(type)\n"
      }.joined()
    }
  }
}
