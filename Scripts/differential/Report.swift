/// How far two parsers agree on a number of files.
struct Report: Sendable {
  /// Where the two differ on one file that SwiftSyntax accepts.
  struct Difference: Sendable {
    var path: String
    var missing: [String]
    var extra: [String]
  }

  /// The files that SwiftSyntax accepts and our parser answers for.
  var compared = 0
  var agreeing = 0
  var facts = 0
  var differences: [Difference] = []
  /// Files for which our parser printed nothing.
  var unanswered: [String] = []
  var rejectedByBoth = 0
  /// The files that one parser alone rejects, by what its first error is about.
  var rejectedThere: [String: [String]] = [:]
  var rejectedHere: [String: [String]] = [:]

  var isAgreement: Bool { differences.isEmpty && unanswered.isEmpty && rejectedHere.isEmpty }

  /// Takes in what the two parsers say of a file; ``rejectedHere`` is the caller's to fill.
  mutating func add(_ path: String, expected: Verdict, actual: String, isRejected: Bool) {
    if let errorClass = expected.errorClass {
      // What is read of a file that is not Swift is not compared.
      if isRejected {
        rejectedByBoth += 1
      } else {
        rejectedThere[errorClass, default: []] += [path]
      }
      return
    }
    compared += 1
    if expected.facts == actual {
      agreeing += isRejected ? 0 : 1
      facts += expected.facts.utf8.count { $0 == UInt8(ascii: "\n") }
      return
    }
    var balance: [Substring: Int] = [:]
    for line in expected.facts.split(separator: "\n") {
      facts += 1
      balance[line, default: 0] += 1
    }
    for line in actual.split(separator: "\n") { balance[line, default: 0] -= 1 }
    let missing = balance.filter { $0.value > 0 }
    let extra = balance.filter { $0.value < 0 }
    differences.append(
      Difference(
        path: path,
        missing: missing.flatMap { Array(repeating: String($0.key), count: $0.value) }.byOffset,
        extra: extra.flatMap { Array(repeating: String($0.key), count: -$0.value) }.byOffset))
  }

  mutating func merge(_ other: Report) {
    compared += other.compared
    agreeing += other.agreeing
    facts += other.facts
    differences += other.differences
    unanswered += other.unanswered
    rejectedByBoth += other.rejectedByBoth
    rejectedThere.merge(other.rejectedThere) { $0 + $1 }
    rejectedHere.merge(other.rejectedHere) { $0 + $1 }
  }

  /// The report in words; of differences, the first `limit`, and of each, the first facts.
  func text(limit: Int) -> String {
    var lines: [String] = []
    for difference in differences.sorted(by: { $0.path < $1.path }).prefix(limit) {
      lines.append("differs: \(difference.path)")
      lines += difference.missing.prefix(3).map { "  missing: \($0)" }
      lines += difference.extra.prefix(3).map { "  extra:   \($0)" }
    }
    if differences.count > limit {
      lines.append("and \(differences.count - limit) more files (--show \(differences.count))")
    }
    lines += unanswered.sorted().map { "no answer: \($0)" }
    lines += table(rejectedHere, "error only here")
    lines += table(rejectedThere, "error only in SwiftSyntax")

    let wrong = differences.reduce(0) { $0 + $1.missing.count }
    let added = differences.reduce(0) { $0 + $1.extra.count }
    let rejected = rejectedHere.values.reduce(0) { $0 + $1.count }
    let accepted = rejectedThere.values.reduce(0) { $0 + $1.count }
    lines.append("files that agree fully: \(agreeing) of \(compared + unanswered.count)")
    lines.append("facts that agree: \(facts - wrong) of \(facts), \(added) more are made up")
    lines.append(
      "files with errors: \(rejectedByBoth) in both, \(rejected) only here, "
        + "\(accepted) only in SwiftSyntax (not compared)")
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ classes: [String: [String]], _ title: String) -> [String] {
    let order = classes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return order.map { errorClass, paths in
      "\(title): \(paths.count) × \(errorClass), as in \(paths.min() ?? "")"
    }
  }
}

extension [String] {
  fileprivate var byOffset: [String] {
    sorted { ($0.offset, $0) < ($1.offset, $1) }
  }
}

extension String {
  fileprivate var offset: Int { Int(prefix { $0 != "\t" }) ?? 0 }
}
