import Foundation
import ObservifySyntax
import ObservifyTestSupport
import ObservifyText

/// Checks the tables of trees: of files, of all prefixes of some of them, of random mutations.
enum Invariants {
  /// The number of files whose prefixes are all parsed.
  private static let prefixedFiles = 200
  /// The size up to which a file's prefixes are all parsed, since they are as many as its bytes.
  private static let prefixedSize = 8_000
  private static let mutations = 100_000

  static func run(_ folders: [String]) -> Never {
    let paths = folders.flatMap(swiftFiles).sorted()
    let files = paths.compactMap { path in
      FileManager.default.contents(atPath: path).map { SourceText(path: path, bytes: Array($0)) }
    }
    guard !files.isEmpty else {
      say("no Swift file in: \(folders.joined(separator: " "))")
      exit(2)
    }
    for file in files { check(file.bytes, file.path) }
    let size = files.reduce(0) { $0 + $1.bytes.count }
    say("files: \(files.count), \(size) bytes")

    // Every so many files, so that they come from all folders.
    let small = files.filter { (1...prefixedSize).contains($0.bytes.count) }
    let step = max(1, small.count / prefixedFiles)
    let chosen = stride(from: 0, to: small.count, by: step).prefix(prefixedFiles).map { small[$0] }
    var prefixes = 0
    for file in chosen {
      for end in 0...file.bytes.count { check(Array(file.bytes[..<end]), "\(file.path), \(end)") }
      prefixes += file.bytes.count + 1
    }
    say("prefixes: \(prefixes), of \(chosen.count) files")

    var random = SeededGenerator(seed: 1)
    for number in 0..<mutations {
      let file = files[Int.random(in: 0..<files.count, using: &random)]
      let other = files[Int.random(in: 0..<files.count, using: &random)]
      var mutator = SourceMutator(seed: UInt64(number))
      check(mutator.mutated(file.bytes, with: other.bytes), "\(file.path), mutation \(number)")
    }
    say("mutations: \(mutations)")
    exit(0)
  }

  private static func check(_ bytes: [UInt8], _ name: String) {
    guard let violation = violation(in: SyntaxTree(parsing: SourceText(path: name, bytes: bytes)))
    else { return }
    say("\(name): \(violation)")
    exit(1)
  }

  private static func swiftFiles(in path: String) -> [String] {
    guard !path.hasSuffix(".swift") else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }
}
