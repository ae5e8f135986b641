import ObservifyHost
import ObservifyKit
import ObservifyText

/// What the person sees: the product on standard output, all else on standard error.
struct Console<World: Surroundings>: Sendable {
  let world: World
  let verbosity: Invocation.Verbosity
  /// Whether the product is printed in colour.
  let colorsOutput: Bool
  private let colorsErrors: Bool

  init(_ world: World, coloring: Invocation.Coloring, verbosity: Invocation.Verbosity) {
    self.world = world
    self.verbosity = verbosity
    colorsOutput = Self.colors(.output, world, coloring)
    colorsErrors = Self.colors(.error, world, coloring)
  }

  /// Whether there is a person to whom progress can be shown.
  var showsProgress: Bool {
    verbosity != .quiet && world.isTerminal(.error) && world.environment["TERM"] != "dumb"
  }

  private static func colors(
    _ stream: StandardStream, _ world: World, _ coloring: Invocation.Coloring
  ) -> Bool {
    switch coloring {
    case .always: true
    case .never: false
    case .auto:
      world.isTerminal(stream) && world.environment["TERM"] != "dumb"
        && world.environment["NO_COLOR", default: ""].isEmpty
    }
  }

  /// Returns `text` as it is said to a person who is to notice it.
  func emphasized(_ text: String) -> String {
    Paint.painted(text, as: .place, if: colorsErrors)
  }

  /// Prints part of the product.
  func print(_ bytes: [UInt8]) async throws(HostError) {
    guard !bytes.isEmpty else { return }
    try await world.write(bytes, to: .output)
  }

  /// Prints part of the product.
  func print(_ text: String) async throws(HostError) {
    try await print(Array(text.utf8))
  }

  /// Prints diffs, in colour if the person can see it.
  func print(_ diffs: [UnifiedDiff]) async throws(HostError) {
    var bytes: [UInt8] = []
    for diff in diffs {
      if colorsOutput {
        for line in diff.lines { bytes += Paint.painted(line) }
      } else {
        bytes += diff.text
      }
    }
    try await print(bytes)
  }

  /// Says something beside the product; there is nobody to tell if that fails.
  func say(_ line: String) async {
    await show(Array((line + "\n").utf8))
  }

  /// Writes bytes beside the product as they are.
  func show(_ bytes: [UInt8]) async {
    guard !bytes.isEmpty else { return }
    try? await world.write(bytes, to: .error)
  }

  /// Prints those of `diagnostics` that are asked for.
  func report(_ diagnostics: [Diagnostic]) async {
    let printer = DiagnosticPrinter(isColored: colorsErrors)
    var text = ""
    for diagnostic in diagnostics where verbosity.shows(diagnostic.severity) {
      text += printer.text(of: diagnostic)
    }
    await show(Array(text.utf8))
  }

  /// Prints what is wrong with the command line.
  func report(_ error: UsageError) async {
    let head = Paint.painted("error:", as: .error, if: colorsErrors)
    await say("observify: \(head) \(Visible.text(Wording.text(of: error)))")
  }
}
