#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process that reads an index for another one.
///
/// The library trusts what it reads: a damaged store may crash or block it. So it does its work in a
/// process of its own, which gets questions and prints answers, line by line. An answer ends with a
/// line that is a dot.
public enum IndexStoreService {
  /// The first argument of such a process; the library and the store follow.
  public static let command = "read-index-store"

  /// How many seconds an answer may take.
  public static let patience: UInt32 = 10

  /// Answers the questions on standard input until there are no more.
  ///
  /// - Parameter arguments: The paths of the library and of the store.
  /// - Returns: The exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 2 else { return 2 }
    let reader: IndexStoreReader
    do throws(IndexStoreReader.Failure) {
      alarm(patience)
      reader = try IndexStoreReader(store: arguments[1], library: arguments[0])
    } catch {
      switch error {
      case .noLibrary: answer(["!'\(arguments[0])' cannot be used"])
      case .noStore(let reason): answer(["!" + reason])
      }
      return 1
    }
    answer([])
    var unreadable = 0
    while true {
      alarm(0)
      guard let question = readLine() else { return 0 }
      alarm(patience)
      switch question {
      case "units":
        let units = reader.units()
        unreadable += units.unreadable
        answer(units.all.compactMap(line))
      case "unreadable": answer(unreadable == 0 ? [] : ["\(unreadable)"])
      default:
        let occurrences = reader.occurrences(inRecord: question)
        if occurrences == nil { unreadable += 1 }
        answer((occurrences ?? []).compactMap(line))
      }
    }
  }

  private static func line(_ unit: IndexStoreReader.Unit) -> String? {
    line([
      unit.file, unit.module, "\(unit.time.seconds)", "\(unit.time.nanoseconds)", unit.record,
    ])
  }

  private static func line(_ occurrence: IndexStoreReader.Occurrence) -> String? {
    Demangling.declaration(of: occurrence.usr).flatMap { declaration in
      line([
        "\(occurrence.line)", "\(occurrence.column)", "\(occurrence.kind)",
        occurrence.isDeclaration ? "declared" : "used", occurrence.name, declaration,
      ])
    }
  }

  /// The fields of a line; nil where one of them would be taken for several.
  private static func line(_ fields: [String]) -> String? {
    let isPlain = fields.allSatisfy { !$0.utf8.contains { [0x09, 0x0A, 0x0D].contains($0) } }
    return isPlain ? fields.joined(separator: "\t") : nil
  }

  private static func answer(_ lines: [String]) {
    var text = ""
    for line in lines { text += line + "\n" }
    text += ".\n"
    print(text, terminator: "")
    // All streams: naming the standard one would be a use of global state.
    fflush(nil)
  }
}
