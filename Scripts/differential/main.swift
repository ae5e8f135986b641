// The judge of `Scripts/differential.sh`: compares `observify syntax --facts` with SwiftSyntax.
//
// usage: judge --tool PATH --cache FOLDER [--jobs N] [--show N] < LIST    compares; see Report
//        judge --facts FILE...                                            prints what SwiftSyntax sees
//
// LIST has the path of a file on each line.

import Foundation

/// Compares files in batches; several of them run at once.
struct Comparison: Sendable {
  let tool: URL
  let cache: VerdictCache

  func report(on paths: [String]) throws -> Report {
    var report = Report()
    var answers = try toolAnswers(["syntax", "--facts"] + paths)
    for path in paths {
      let expected = try cache.verdict(of: bytes(of: path))
      guard let answer = answers.removeValue(forKey: path) else {
        report.unanswered.append(path)
        continue
      }
      report.add(
        path, expected: expected, actual: answer.facts, isRejected: answer.isRejected)
      if answer.isRejected, expected.errorClass == nil {
        report.rejectedHere[try firstError(in: path), default: []] += [path]
      }
    }
    return report
  }

  /// Returns the facts that our parser prints, by path.
  private func toolAnswers(
    _ arguments: [String]
  ) throws -> [String: (isRejected: Bool, facts: String)] {
    let output = try toolOutput(arguments)
    var answers: [String: (isRejected: Bool, facts: String)] = [:]
    // Facts begin with a number, so that this begins a line wherever it stands.
    for block in ("\n" + output).components(separatedBy: "\nfile\t").dropFirst() {
      let end = block.firstIndex(of: "\n") ?? block.endIndex
      let head = block[..<end].split(separator: "\t")
      guard let path = head.first else { continue }
      var facts = block[end...].dropFirst()
      if !facts.isEmpty, facts.last != "\n" { facts += "\n" }
      answers[String(path)] = (head.count > 1, String(facts))
    }
    return answers
  }

  /// What the first error that our parser finds is about.
  private func firstError(in path: String) throws -> String {
    let line = try toolOutput(["syntax", path]).split(separator: "\n").first {
      $0.hasPrefix("error at ")
    }
    return line?.split(separator: ":", maxSplits: 1).last.map { String($0.dropFirst()) }
      ?? "unknown"
  }

  private func toolOutput(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

func bytes(of path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// A list of work that several threads take batches from.
final class WorkList: @unchecked Sendable {
  private let items: [String]
  private let lock = NSLock()
  private var next = 0

  init(_ items: [String]) {
    self.items = items
  }

  func take(_ count: Int) -> ArraySlice<String> {
    lock.withLock {
      let start = next
      next = min(next + count, items.count)
      return items[start..<next]
    }
  }
}

/// Runs `body` on each batch of `items`, on several threads with room for deep recursion.
func onThreads(
  _ count: Int, _ items: [String], batch size: Int, _ body: @escaping @Sendable ([String]) -> Void
) {
  let work = WorkList(items)
  let group = DispatchGroup()
  for _ in 0..<count {
    group.enter()
    let thread = Thread {
      while case let batch = work.take(size), !batch.isEmpty { body(Array(batch)) }
      group.leave()
    }
    thread.stackSize = 256 << 20
    thread.start()
  }
  group.wait()
}

/// A report that several threads add to.
final class SharedReport: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var total = Report()

  func merge(_ report: Report) {
    lock.withLock { total.merge(report) }
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("judge: \(message)\n".utf8))
  exit(2)
}

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--facts" {
  onThreads(1, Array(arguments.dropFirst()), batch: 1) { paths in
    for path in paths {
      guard let bytes = try? bytes(of: path) else { fail("cannot read \(path)") }
      let verdict = Verdict(parsing: bytes)
      let mark = verdict.errorClass == nil ? "" : "\terror"
      print("file\t\(path)\(mark)\n\(verdict.facts)", terminator: "")
    }
  }
  exit(0)
}

var options: [String: String] = [:]
while arguments.count >= 2 {
  options[arguments[0]] = arguments[1]
  arguments.removeFirst(2)
}
guard let tool = options["--tool"], let folder = options["--cache"] else {
  fail("needs --tool and --cache")
}
let comparison = Comparison(
  tool: URL(fileURLWithPath: tool), cache: VerdictCache(folder: URL(fileURLWithPath: folder)))
let shared = SharedReport()
var paths: [String] = []
while let line = readLine() { paths.append(line) }
onThreads(Int(options["--jobs"] ?? "") ?? 1, paths, batch: 32) { batch in
  do {
    shared.merge(try comparison.report(on: batch))
  } catch {
    fail("\(error)")
  }
}
print(shared.total.text(limit: Int(options["--show"] ?? "") ?? 20), terminator: "")
exit(shared.total.isAgreement && !paths.isEmpty ? 0 : 1)
