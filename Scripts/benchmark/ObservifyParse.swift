import Foundation
import ObservifySyntax
import ObservifyText

// Lexes or parses the files whose paths are read from standard input, as the argument says; with
// the argument `read` they are only read. Unlike the tool it runs on one thread and starts no other
// program, which valgrind needs.

var files: [SourceText] = []
while let path = readLine() {
  let bytes = FileManager.default.contents(atPath: path) ?? Data()
  files.append(SourceText(path: path, bytes: Array(bytes)))
}
var tokens = 0
switch CommandLine.arguments.last {
case "lex": for file in files { tokens += TokenTable(lexing: file).count }
case "parse": for file in files { tokens += SyntaxTree(parsing: file).tokens.count }
default: break
}
print("\(tokens) tokens")
