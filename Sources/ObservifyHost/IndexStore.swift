#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The index that a build left, as another process reads it.
package struct IndexStore: Sendable {
  /// What stands in the way of reading one.
  package enum Failure: Error {
    /// No toolchain with a `libIndexStore` was found.
    case noLibrary
    case unusable(String)
  }

  /// A compiled file and the record about it.
  package struct Unit: Sendable {
    package let file: String
    package let module: String
    package let time: FileTime
    package let record: String
  }

  /// The folder.
  package let path: String

  /// The compiled files, each as it was built last.
  package let units: [Unit]

  private let helper: HelperProcess
  private let patience: Int

  /// Opens the store at an absolute path.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - command: What starts the process that reads it, but for the library and the store.
  ///   - environment: The variables of the environment, which say where toolchains are.
  ///   - patience: How many seconds an answer may take.
  /// - Throws: ``Failure`` when there is nothing to read, or nothing to read it with.
  package init(
    at path: String, command: [String], environment: [String: String], patience: Int
  ) throws(Failure) {
    guard (try? SystemCalls().attributes(of: path, followingLink: true))?.kind == .folder else {
      throw .unusable("there is no such folder")
    }
    guard let library = IndexStoreSearch.library(environment) else { throw .noLibrary }
    self.path = path
    self.patience = patience
    do throws(SystemError) {
      helper = try HelperProcess(command + [library, path], environment: environment)
    } catch {
      throw .unusable(error.text)
    }
    guard let greeting = helper.answer(to: nil, patience: patience) else {
      throw .unusable("it cannot be opened")
    }
    if let refusal = greeting.first { throw .unusable(String(refusal.dropFirst())) }
    guard let lines = helper.answer(to: "units", patience: patience) else {
      throw .unusable("it is damaged")
    }
    var latest: [String: Unit] = [:]
    for unit in lines.compactMap(Self.unit) {
      if let known = latest[unit.file], unit.time < known.time { continue }
      latest[unit.file] = unit
    }
    units = latest.values.sorted { $0.file < $1.file }
  }

  private static func unit(_ line: String) -> Unit? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    guard fields.count == 5, let seconds = Int64(fields[2]), let nanoseconds = Int64(fields[3])
    else { return nil }
    return Unit(
      file: fields[0], module: fields[1],
      time: FileTime(seconds: seconds, nanoseconds: nanoseconds), record: fields[4])
  }

  /// Returns the lines about the names in a file, each of fields with tabs between them; nil when the
  /// store turns out to be damaged.
  package func names(of unit: Unit) -> [[String]]? {
    helper.answer(to: unit.record, patience: patience)?.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  /// Whether a part that was asked for could not be read.
  package var isDamaged: Bool { helper.answer(to: "unreadable", patience: patience) != [] }
}

/// When a file was last changed.
package struct FileTime: Comparable, Sendable {
  let seconds: Int64
  let nanoseconds: Int64

  init(seconds: Int64, nanoseconds: Int64) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Asks for the time of the file at an absolute path; nil where there is none.
  package init?(ofFile path: String) {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      self.init(
        seconds: Int64(info.st_mtimespec.tv_sec), nanoseconds: Int64(info.st_mtimespec.tv_nsec))
    #else
      self.init(
        seconds: Int64(info.st_mtim.tv_sec), nanoseconds: Int64(info.st_mtim.tv_nsec))
    #endif
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
