import ObservifyHost
import ObservifyKit
import ObservifyText

/// Brings changes to where the command line wants them.
struct MigrationWriter<World: Surroundings> {
  private let invocation: Invocation
  private let console: Console<World>
  private let store: any FileStore

  init(_ invocation: Invocation, _ console: Console<World>, _ store: any FileStore) {
    self.invocation = invocation
    self.console = console
    self.store = store
  }

  /// Returns what keeps the changes from being written, as far as that is known beforehand.
  func obstacles(to changes: [FileChange]) async -> [Diagnostic] {
    if case .patch = invocation.destination { return [] }
    guard !invocation.allowsDirty else { return [] }
    do throws(HostError) {
      return try await store.uncommitted(
        among: changes.map { SourceText(path: $0.path, bytes: $0.before) }
      ).map(Self.uncommitted)
    } catch {
      return [Wording.diagnostic(for: error)]
    }
  }

  /// Writes a patch where one is asked for, and the files otherwise; returns what kept it from that.
  func deliver(_ changes: [FileChange]) async throws(HostError) -> [Diagnostic] {
    if case .patch(let path) = invocation.destination {
      try await console.world.write(changes.flatMap(\.diff.text), toFile: path)
      return []
    }
    return await replace(changes)
  }

  /// Replaces the files in the store, and returns what kept it from that.
  func replace(_ changes: [FileChange]) async -> [Diagnostic] {
    let obstacles = await obstacles(to: changes)
    guard obstacles.isEmpty else { return obstacles }
    do throws(HostError) {
      try await store.replace(
        changes.map { FileReplacement(path: $0.path, expected: $0.before, content: $0.after) })
      return []
    } catch {
      return [Wording.diagnostic(for: error)]
    }
  }

  private static func uncommitted(_ path: String) -> Diagnostic {
    Diagnostic(
      path: path, line: 0, column: 0, severity: .error,
      message: "has uncommitted changes, so no file was changed: commit or use '--allow-dirty'",
      code: CodeDescription.uncommitted.code)
  }
}

extension FileChange {
  /// The change as a patch.
  var diff: UnifiedDiff {
    UnifiedDiff(before: SourceText(path: path, bytes: before), after: after)
  }
}

extension [Diagnostic] {
  /// The diagnostics by path, line and column.
  var inOrder: [Diagnostic] {
    sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  }
}
