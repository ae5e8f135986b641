/// How far a run with `--verify` has come, as it is kept in git's folder until the run is over.
///
/// Whatever ends the run, the next one puts back what was tried and not yet found good, and goes on.
struct VerifiedState: Equatable {
  /// A file that the run has changed, or is about to.
  struct File: Equatable {
    /// The file's path in its store.
    let path: String

    /// What it holds with all units that passed.
    let good: [UInt8]

    /// What it may hold while units are tried: before and after a step.
    let tried: [[UInt8]]
  }

  /// The command that decides.
  var command: String

  /// The units that did not pass, by name.
  var refused: [String] = []

  /// The files that differ from what they were.
  var files: [File] = []

  private static let heading = "observify verify 1\n"

  /// The state as the bytes of a file: every part with its length before it.
  var bytes: [UInt8] {
    func part(_ bytes: [UInt8]) -> [UInt8] { Array("\(bytes.count)\n".utf8) + bytes }
    func text(_ text: String) -> [UInt8] { part(Array(text.utf8)) }
    var result = Array(Self.heading.utf8) + text(command)
    result += Array("\(refused.count)\n".utf8) + refused.flatMap(text)
    result += Array("\(files.count)\n".utf8)
    for file in files {
      result += text(file.path) + part(file.good) + Array("\(file.tried.count)\n".utf8)
      for tried in file.tried { result += part(tried) }
    }
    return result
  }

  init(command: String) { self.command = command }

  /// Reads a state; nil for what is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.heading.utf8) else { return nil }
    var rest = bytes[Self.heading.utf8.count...]
    func number() -> Int? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let value = Int(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
      return value.flatMap { $0 >= 0 ? $0 : nil }
    }
    func part() -> [UInt8]? {
      guard let count = number(), count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    func text() -> String? { part().map { String(decoding: $0, as: UTF8.self) } }
    guard let command = text(), let names = number() else { return nil }
    self.command = command
    for _ in 0..<names {
      guard let name = text() else { return nil }
      refused.append(name)
    }
    guard let count = number() else { return nil }
    for _ in 0..<count {
      guard let path = text(), let good = part(), let count = number() else { return nil }
      var tried: [[UInt8]] = []
      for _ in 0..<count {
        guard let content = part() else { return nil }
        tried.append(content)
      }
      files.append(File(path: path, good: good, tried: tried))
    }
    guard rest.isEmpty else { return nil }
  }
}
