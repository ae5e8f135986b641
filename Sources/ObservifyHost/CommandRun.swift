#if canImport(Darwin)
  import Darwin
#endif

/// What came of a command that the person gave, such as a build.
package struct CommandRun: Sendable {
  /// The exit status, or 128 and the number of the signal that ended the command.
  package let status: Int32

  /// What the command printed, its errors last.
  package let output: [UInt8]

  /// Runs a command line by the shell, with all variables that this process has.
  ///
  /// - Parameter command: What the person would type.
  /// - Throws: ``HostError/program(name:status:message:)`` when there is no shell.
  init(_ command: String) throws(HostError) {
    do throws(SystemError) {
      let run = try ProgramRun(
        ["/bin/sh", "-c", command], environment: try Self.everyVariable())
      status = run.status
      output = run.output + run.errors
    } catch {
      throw .program(name: "/bin/sh", status: error.code, message: error.text)
    }
  }

  private static func everyVariable() throws(SystemError) -> [String: String] {
    var lines: [String] = []
    #if canImport(Darwin)
      var next = unsafe _NSGetEnviron().pointee
      while let line = unsafe next.pointee {
        lines.append(unsafe String(cString: line))
        unsafe next += 1
      }
    #else
      let system = SystemCalls()
      let file = try system.openToRead("/proc/self/environ", followingLink: true)
      defer { try? system.finish(file) }
      let bytes = try system.content(of: file, expecting: 1 << 12, limit: 1 << 24)
      lines = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    #endif
    var variables: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    }
    return variables
  }

  /// The first lines that tell of an error; the last lines where none does.
  package var firstErrors: [String] {
    let lines = String(decoding: output, as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { line in
        String(line.drop { $0 == " " || $0 == "\t" })
      }
    var seen: Set<String> = []
    // The compiler says it again below the line of code.
    let errors = lines.filter {
      $0.contains("error:") && !$0.hasPrefix("|") && seen.insert($0).inserted
    }
    return Array(errors.isEmpty ? lines.suffix(3) : errors.prefix(3))
  }
}
