import ObservifyPasses

/// Every code that the tool can print.
public enum DiagnosticCatalog {
  /// The codes in order.
  public static let all: [CodeDescription] =
    (Catalog.all.map {
      CodeDescription(
        code: $0.code, title: $0.title, explanation: wrapped($0.explanation, at: 80))
    } + inputs).sorted { $0.code < $1.code }

  /// The codes of the tool's inputs, which are found before anything is parsed.
  private static let inputs: [CodeDescription] = [
    CodeDescription(
      code: "OBS901", title: "the file cannot be read",
      explanation: "The system refused it. Check its permissions, or exclude it."),
    CodeDescription(
      code: "OBS902", title: "the file is not UTF-8",
      explanation: "Swift sources are UTF-8. Convert the file, or exclude it."),
    CodeDescription(
      code: "OBS903", title: "the file is too large",
      explanation: "It is far beyond what a person writes. Exclude it, or split it."),
    CodeDescription(
      code: "OBS905", title: "there is no Swift file",
      explanation: "Nothing below the chosen paths is a Swift file that is not ignored."),
  ]

  /// Returns a paragraph with its lines broken anew, for a terminal.
  private static func wrapped(_ paragraph: String, at width: Int) -> String {
    var lines: [String] = []
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
