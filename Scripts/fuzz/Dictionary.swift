import Foundation
import ObservifyTestSupport

/// Prints the words of the mutator as a dictionary for libFuzzer.
enum Dictionary {
  static func run() -> Never {
    for word in SourceMutator.words {
      let escaped = word.utf8.map { byte in
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
          ? "\\x\(String(byte, radix: 16))" : String(UnicodeScalar(byte))
      }
      print("\"\(escaped.joined())\"")
    }
    exit(0)
  }
}
