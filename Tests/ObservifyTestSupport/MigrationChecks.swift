import ObservifyKit
import ObservifySyntax
import ObservifyText

/// The eight things that must hold for every migration, of a fixture or of a few lines in a test.
///
/// Each check returns its failures as text, so that the checks can be tested themselves.
struct MigrationChecks {
  /// What the failures are about: a fixture's name.
  let name: String

  /// The project's files before the migration.
  let before: [String: [UInt8]]

  /// The project's files after the migration, those that stay included.
  let after: [String: [UInt8]]

  /// The options of the command line.
  let options: [String]

  /// The command that accepts the tool's output; nil where a person has to edit.
  var update: String?

  /// Returns the failures of everything but the findings, which fixtures and tests spell in ways of
  /// their own.
  func failures(of run: ToolRun) async -> [String] {
    guard run.report != nil else { return ["\(name): the tool refused to run\n\(run.messages)"] }
    var failures = outputFailures(run) + parseFailures(run) + patchFailures(run)
    failures += await secondRunFailures(run)
    failures += await suppressionFailures()
    failures += await lineEndingFailures(run)
    failures += await indentationFailures(run)
    return failures
  }

  /// The output is what is expected, in every file.
  private func outputFailures(_ run: ToolRun) -> [String] {
    differences("output", expected: after, found: run.after, update: update)
  }

  /// Every file that changed parses, unless it did not before.
  private func parseFailures(_ run: ToolRun) -> [String] {
    run.after.sorted { $0.key < $1.key }.compactMap { path, bytes in
      guard Self.isSwift(path), run.before[path] != bytes else { return nil }
      let errors = SyntaxTree(parsing: SourceText(path: path, bytes: bytes)).errors
      return errors.first.map { error in
        let place = LineMap(bytes).position(of: error.offset)
        return "\(name): parse: \(path):\(place.line):\(place.column): \(error.message)"
      }
    }
  }

  /// A run over the output proposes nothing.
  private func secondRunFailures(_ run: ToolRun) async -> [String] {
    let second = await ToolRun(run.after, options: options)
    return differences("second run", expected: run.after, found: second.after)
  }

  /// A file that asks to be left alone is left alone.
  private func suppressionFailures() async -> [String] {
    let files = sources(before, SourceVariant.leftAlone)
    let run = await ToolRun(files, options: options)
    return differences("ignore-file", expected: files, found: run.after)
  }

  /// Line endings are kept, and nothing else depends on them.
  private func lineEndingFailures(_ first: ToolRun) async -> [String] {
    let run = await ToolRun(
      sources(before, SourceVariant.withCarriageReturns), options: options)
    let expected = sources(first.after, SourceVariant.withCarriageReturns)
    let findings = LineDifference(
      expected: first.findings.joined(separator: "\n"),
      found: run.findings.joined(separator: "\n"), name: "findings", update: nil)
    return differences("CRLF", expected: expected, found: run.after)
      + (first.findings == run.findings ? [] : ["\(name): CRLF: \(findings)"])
  }

  /// The indentation is taken from the lines around, and nothing else depends on it.
  private func indentationFailures(_ first: ToolRun) async -> [String] {
    let widths = before.mapValues(SourceVariant.indentationWidth)
    let indented = { (files: [String: [UInt8]]) in
      Dictionary(
        uniqueKeysWithValues: files.map { path, bytes in
          (path, SourceVariant.withTabs(bytes, width: widths[path] ?? 2))
        })
    }
    let run = await ToolRun(
      before.merging(indented(before.filter { Self.isSwift($0.key) })) { $1 }, options: options)
    let expected = first.after.merging(
      indented(first.after.filter { Self.isSwift($0.key) })
    ) { $1 }
    return differences("tabs", expected: expected, found: run.after)
  }

  /// The printed patch, read back by a second program, makes the same files.
  private func patchFailures(_ run: ToolRun) -> [String] {
    let patched: [String: [UInt8]]
    do {
      patched = try run.patched()
    } catch {
      return ["\(name): patch: \(error)"]
    }
    return differences("patch", expected: run.after, found: patched)
  }

  private func differences(
    _ check: String, expected: [String: [UInt8]], found: [String: [UInt8]], update: String? = nil
  ) -> [String] {
    Set(expected.keys).union(found.keys).sorted().compactMap { path in
      guard expected[path] != found[path] else { return nil }
      let difference = LineDifference(
        expected: expected[path] ?? [], found: found[path] ?? [], name: path, update: update)
      return "\(name): \(check): \(difference)"
    }
  }

  private func sources(
    _ files: [String: [UInt8]], _ variant: ([UInt8]) -> [UInt8]
  ) -> [String: [UInt8]] {
    files.merging(files.filter { Self.isSwift($0.key) }.mapValues(variant)) { $1 }
  }

  /// Whether a file is Swift code; a manifest is not looked at as such.
  private static func isSwift(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.hasSuffix("Package.swift")
  }
}
