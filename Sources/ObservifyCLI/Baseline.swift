import ObservifyHost
import ObservifyKit
import ObservifyText

/// The models that a project had at some time, which do not fail a check.
///
/// The file has a line for each, `Module/Outer.Model`, sorted: who adds or migrates some in different
/// places of it merges without a conflict.
struct Baseline: Sendable {
  private static let head = """
    # The observable objects that do not fail 'observify --check --baseline' of this file.
    # 'observify --write-baseline' writes it anew.

    """

  /// The lines of the file.
  let names: Set<String>

  /// The baseline of a run: every model of the project.
  init(_ report: MigrationReport) {
    names = Set(report.units.flatMap(\.types).map(Self.name))
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``UsageError/baseline(_:line:_:)`` for what is none.
  init(_ bytes: [UInt8], at path: String) throws(UsageError) {
    var names: Set<String> = []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    for (place, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.isEmpty || text.hasPrefix("#") { continue }
      guard text.contains("/"), !Self.isConflict(text) else {
        throw .baseline(
          path, line: place + 1,
          Self.isConflict(text)
            ? "a merge conflict: keep the lines of both sides"
            : "'\(text)' is no model, which is written 'Module/Type': "
              + "'observify --write-baseline \(path)' writes the file anew")
      }
      names.insert(String(text))
    }
    self.names = names
  }

  private static func isConflict(_ line: Substring) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.hasPrefix($0) }
  }

  /// The content of the file.
  var text: String {
    Self.head
      + names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
      .map { $0 + "\n" }.joined()
  }

  /// Whether a unit is nothing new.
  func knows(_ unit: MigrationUnit) -> Bool {
    unit.types.allSatisfy { names.contains(Self.name($0)) }
  }

  /// The entries that no model of a project has any more, sorted.
  func gone(from report: MigrationReport) -> [String] {
    names.subtracting(Baseline(report).names).sorted()
  }

  private static func name(_ type: UnitType) -> String { "\(type.module)/\(type.name)" }
}

extension Console {
  /// Reads the baseline that an invocation names.
  ///
  /// - Throws: ``UsageError/baseline(_:line:_:)`` when there is none, or it is something else.
  func baseline(of invocation: Invocation) async throws(UsageError) -> Baseline? {
    guard let path = invocation.baseline else { return nil }
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try await world.read(path).bytes
    } catch {
      let reason = Wording.diagnostic(for: error).message
      throw .baseline(
        path, line: 0, "\(reason): 'observify --write-baseline \(path)' writes the file")
    }
    return try Baseline(bytes, at: path)
  }

  /// Says which entries of a baseline no model has any more.
  func report(_ gone: [String], of path: String) async {
    guard !gone.isEmpty, verbosity != .quiet else { return }
    await report([
      Diagnostic(
        path: path, line: 0, column: 0, severity: .warning,
        message:
          "\(gone.count == 1 ? "an entry is" : "\(gone.count) entries are") no model any more: "
          + gone.map { "'\($0)'" }.joined(separator: ", ")
          + "; 'observify --write-baseline \(path)' leaves "
          + (gone.count == 1 ? "it" : "them") + " out",
        code: "")
    ])
  }
}
