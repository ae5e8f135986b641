#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the index that a build left.
struct IndexStoreReader {
  /// What stands in the way of reading a store.
  enum Failure: Error {
    case noLibrary
    case noStore(String)
  }

  /// One compiled file.
  struct Unit {
    /// The absolute path of the file.
    let file: String
    let module: String

    /// When the unit was written.
    let time: (seconds: Int64, nanoseconds: Int64)

    /// The name of the record about the file.
    let record: String
  }

  /// A name in a file, and what it stands for.
  struct Occurrence {
    let line: UInt32
    let column: UInt32
    let kind: UInt32

    /// Whether the name is declared here, not only used.
    let isDeclaration: Bool

    /// The name as it is declared, with its labels.
    let name: String

    /// The unified symbol resolution: for Swift a mangled name, with `s:` before it.
    let usr: String
  }

  private typealias Object = IndexStoreLibrary.Object

  private let library: IndexStoreLibrary
  private let store: UnsafeMutableRawPointer

  /// Opens a store with a toolchain's library.
  init(store path: String, library libraryPath: String) throws(Failure) {
    guard let library = IndexStoreLibrary(path: libraryPath) else { throw .noLibrary }
    let folder = "\(path)/v\(library.formatVersion())/units"
    guard access(folder, R_OK | X_OK) == 0 else {
      throw .noStore("no folder 'v\(library.formatVersion())/units' is in it")
    }
    var error: UnsafeMutableRawPointer?
    guard let store = library.open(path, &error) else {
      throw .noStore(error.flatMap(library.describeError).map { String(cString: $0) } ?? "unknown")
    }
    self.library = library
    self.store = store
  }

  /// Returns the files that were compiled, in no order, and how many units cannot be read.
  func units() -> (all: [Unit], unreadable: Int) {
    let names = Box<[String]>([])
    _ = library.visitUnits(store, 0, names.pointer) { context, name in
      Box<[String]>.at(context).value.append(IndexStoreReader.text(name))
      return true
    }
    var all: [Unit] = []
    var unreadable = 0
    for name in names.value {
      var error: Object?
      if let reader = library.openUnit(store, name, &error) {
        if let unit = unit(reader) { all.append(unit) }
        library.closeUnit(reader)
      } else {
        unreadable += 1
      }
    }
    return (all, unreadable)
  }

  private func unit(_ reader: Object) -> Unit? {
    guard library.hasMainFile(reader), !library.isSystemUnit(reader) else { return nil }
    let folder = Self.text(library.workingFolder(reader))
    let file = Self.text(library.mainFile(reader))
    guard file.hasSuffix(".swift") else { return nil }
    let search = Box(Dependencies(library: library, file: file))
    _ = library.visitDependencies(reader, search.pointer) { context, dependency in
      guard let dependency else { return true }
      Box<Dependencies>.at(context).value.visit(dependency)
      return true
    }
    guard let record = search.value.record else { return nil }
    var time: (seconds: Int64, nanoseconds: Int64) = (0, 0)
    library.unitTime(reader, &time.seconds, &time.nanoseconds)
    return Unit(
      file: file.hasPrefix("/") ? file : "\(folder)/\(file)",
      module: Self.text(library.moduleName(reader)), time: time, record: record)
  }

  /// Looks for the record about a unit's own file among all that the unit is made of.
  private struct Dependencies {
    let library: IndexStoreLibrary
    let file: String
    var record: String?

    mutating func visit(_ dependency: Object) {
      let isRecord = library.dependencyKind(dependency) == 2
      guard isRecord, IndexStoreReader.text(library.dependencyPath(dependency)) == file else {
        return
      }
      record = IndexStoreReader.text(library.dependencyName(dependency))
    }
  }

  /// Returns the names of values and functions that a record has; nil where it cannot be read.
  func occurrences(inRecord name: String) -> [Occurrence]? {
    var error: Object?
    guard let reader = library.openRecord(store, name, &error) else { return nil }
    defer { library.closeRecord(reader) }
    let found = Box(Occurrences(library: library))
    let isRead = library.visitOccurrences(reader, found.pointer) { context, occurrence in
      guard let occurrence else { return true }
      Box<Occurrences>.at(context).value.visit(occurrence)
      return true
    }
    return isRead ? found.value.all : nil
  }

  private struct Occurrences {
    let library: IndexStoreLibrary
    var all: [Occurrence] = []

    /// What the compiler made up has no name in the file.
    static let implicit: UInt64 = 1 << 8

    /// A declaration or a definition.
    static let declaration: UInt64 = 1 << 0 | 1 << 1

    /// Functions, variables, fields, cases, methods, properties, initialisers, parameters.
    static let values: Set<UInt32> = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25]

    mutating func visit(_ occurrence: Object) {
      let roles = library.roles(occurrence)
      guard roles & Self.implicit == 0,
        let symbol = library.symbol(occurrence)
      else { return }
      let kind = library.symbolKind(symbol)
      guard Self.values.contains(kind) else { return }
      let name = IndexStoreReader.text(library.symbolName(symbol))
      let usr = IndexStoreReader.text(library.symbolUSR(symbol))
      // Accessors stand where their property does: `getter:name`.
      guard usr.hasPrefix("s:"), !name.prefix(while: { $0 != "(" }).contains(":") else { return }
      var line: UInt32 = 0
      var column: UInt32 = 0
      library.position(occurrence, &line, &column)
      all.append(
        Occurrence(
          line: line, column: column, kind: kind, isDeclaration: roles & Self.declaration != 0,
          name: name, usr: usr))
    }
  }

  private static func text(_ reference: iovec) -> String {
    guard let start = reference.iov_base, reference.iov_len > 0 else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: start, count: Int(reference.iov_len)), as: UTF8.self)
  }
}

/// A value that a C function hands back to its visitor.
private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  /// The box as C hands it on; it has to outlive the call.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> Box {
    guard let pointer else { preconditionFailure("a visitor gets the box that it was given") }
    return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue()
  }
}
