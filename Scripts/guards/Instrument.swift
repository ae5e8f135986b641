// Puts a switch around every guard of some Swift files, and lists the switches.
//
// usage: Instrument FILE...
//
// The files are rewritten in place. A switch is a number, and `Mutant` (Mutant.swift.txt) says whether
// the run is to do without it. Switched are the conditions of `guard` and `if` that bind nothing, one
// by one, those of `for … where`, and the calls of `keep`, `doubt` and `refuse`, which say why a model is
// kept.
// Listed are the number, the place, the function and the text.

import Foundation

/// Swift source as characters, with what is code told from strings and comments.
struct Source {
  let text: [Character]
  let isCode: [Bool]

  init(_ string: String) {
    text = Array(string)
    var isCode = [Bool](repeating: true, count: text.count)
    var index = 0
    while index < text.count {
      let start = index
      if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
        while index < text.count, text[index] != "\n" { index += 1 }
      } else if text[index] == "\"" {
        let isMultiline = text[index...].starts(with: "\"\"\"")
        index += isMultiline ? 3 : 1
        while index < text.count {
          if text[index] == "\\" {
            index += 2
          } else if text[index...].starts(with: isMultiline ? "\"\"\"" : "\"") {
            index += isMultiline ? 3 : 1
            break
          } else {
            index += 1
          }
        }
      } else {
        index += 1
        continue
      }
      for place in start..<min(index, text.count) { isCode[place] = false }
    }
    self.isCode = isCode
  }

  /// The first place from `start` at no deeper nesting where `stop` holds.
  func find(from start: Int, _ stop: (Int) -> Bool) -> Int? {
    var depth = 0
    var index = start
    while index < text.count {
      if isCode[index] {
        if depth == 0, stop(index) { return index }
        if "([{".contains(text[index]) { depth += 1 }
        if ")]}".contains(text[index]) { depth -= 1 }
        if depth < 0 { return nil }
      }
      index += 1
    }
    return nil
  }

  func starts(_ word: String, at index: Int) -> Bool {
    let isWordStart = index == 0 || !(text[index - 1].isLetter || "_.#`".contains(text[index - 1]))
    return isCode[index] && isWordStart && text[index...].starts(with: word)
  }

  /// The name of the function or computed property that is declared last before a place.
  func function(around index: Int) -> String {
    let words = ["func ", "init(", "init?(", "var "]
    for start in (0..<index).reversed() where words.contains(where: { starts($0, at: start) }) {
      let line = text[start...].prefix { $0 != "\n" }
      guard !starts("var ", at: start) || line.last == "{" else { continue }
      let name = line.prefix { !"(<?:".contains($0) }
      return String(name.split(separator: " ").last ?? name)
    }
    return ""
  }

  func line(of index: Int) -> Int { text[..<index].count { $0 == "\n" } + 1 }
}

struct Insertion {
  let place: Int
  let text: String
}

/// How calls begin that say why a model is kept.
let reasons = ["effects.keep(", "effects.doubt(", "doubt(", "keep(", "refuse("]

var number = 0

func instrument(_ path: String) throws {
  let source = Source(try String(contentsOfFile: path, encoding: .utf8))
  var insertions: [Insertion] = []

  func list(_ range: Range<Int>) {
    let words = String(source.text[range]).split(whereSeparator: \.isWhitespace)
    let line = source.line(of: range.lowerBound)
    let function = source.function(around: range.lowerBound)
    print("\(number)\t\(path):\(line)\t\(function)\t\(words.joined(separator: " "))")
    number += 1
  }

  func conditions(_ range: Range<Int>, keyword: String) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = source.find(from: start) { $0 >= range.upperBound || source.text[$0] == "," }
      let stop = min(end ?? range.upperBound, range.upperBound)
      let clause = String(source.text[start..<stop])
      let trimmed = clause.trimmingCharacters(in: .whitespacesAndNewlines)
      let binds = ["let ", "var ", "case "].contains { trimmed.hasPrefix($0) }
      if !binds, !trimmed.isEmpty {
        let value = keyword == "guard" ? "true" : "false"
        insertions.append(Insertion(place: start, text: " Mutant.decide(\(number), \(value), ("))
        insertions.append(Insertion(place: stop, text: ")) "))
        list(start..<stop)
      }
      start = stop + 1
    }
  }

  for index in source.text.indices {
    if source.starts("guard ", at: index) || source.starts("guard\n", at: index) {
      guard let end = source.find(from: index, { source.starts("else {", at: $0) }) else {
        continue
      }
      conditions(index + 5..<end, keyword: "guard")
    } else if source.starts("if ", at: index) {
      guard let end = source.find(from: index, { source.text[$0] == "{" }) else { continue }
      conditions(index + 3..<end, keyword: "if")
    } else if source.starts("for ", at: index) {
      guard let end = source.find(from: index, { source.text[$0] == "{" }),
        let clause = source.find(from: index, { source.starts("where ", at: $0) }), clause < end
      else { continue }
      conditions(clause + 6..<end, keyword: "guard")
    } else if reasons.contains(where: { source.starts($0, at: index) }) {
      let before = String(source.text[..<index].suffix(12))
      guard !before.hasSuffix("func ") else { continue }
      guard let open = source.find(from: index, { source.text[$0] == "(" }),
        var close = source.find(from: open + 1, { source.text[$0] == ")" })
      else { continue }
      if source.starts(" {", at: close + 1),
        let brace = source.find(from: close + 3, { source.text[$0] == "}" })
      {
        close = brace
      }
      insertions.append(Insertion(place: index, text: "if !Mutant.isOff(\(number)) { "))
      insertions.append(Insertion(place: close + 1, text: " }"))
      list(index..<close + 1)
    }
  }

  var result = ""
  var done = 0
  for insertion in insertions.enumerated().sorted(by: {
    ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
  }).map(\.element) {
    result += String(source.text[done..<insertion.place]) + insertion.text
    done = insertion.place
  }
  result += String(source.text[done...])
  try result.write(toFile: path, atomically: true, encoding: .utf8)
}

for path in CommandLine.arguments.dropFirst() { try instrument(path) }
