import ObservifyText

/// A file that was read, and what its bytes told at once.
struct CheckedSource: Sendable {
  let source: SourceText

  /// The place of the first byte that is not UTF-8.
  let invalid: LineMap.Position?

  /// Whether a file that is called like a manifest is one.
  let isManifest: Bool

  private init(_ source: SourceText) {
    self.source = source
    invalid = UTF8Check.firstInvalid(in: source.bytes).map {
      LineMap(source.bytes).position(of: ByteOffset($0))
    }
    isManifest =
      ProjectFile.isSwiftManifest(source.path)
      && ["import PackageDescription", "import ProjectDescription"].contains {
        Self.contains($0, in: source.bytes)
      }
  }

  /// Reads many files at once; the results are in the order of `paths`.
  ///
  /// `progress` is called now and then with the number of files that are read.
  static func read(
    _ paths: [String], from store: some FileStore, progress: @Sendable (Int) -> Void
  ) async -> [Result<CheckedSource, HostError>] {
    // Large enough to outweigh the cost of a task, small enough to keep every core busy.
    let size = 64
    return await withTaskGroup(of: (Int, [Result<CheckedSource, HostError>]).self) { group in
      for start in stride(from: 0, to: paths.count, by: size) {
        group.addTask {
          var results: [Result<CheckedSource, HostError>] = []
          for path in paths[start..<min(start + size, paths.count)] {
            do throws(HostError) {
              results.append(.success(CheckedSource(try await store.read(path))))
            } catch {
              results.append(.failure(error))
            }
          }
          return (start, results)
        }
      }
      var chunks: [(Int, [Result<CheckedSource, HostError>])] = []
      var done = 0
      for await chunk in group {
        chunks.append(chunk)
        done += chunk.1.count
        progress(done)
      }
      return chunks.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  private static func contains(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(text.description)
  }
}
