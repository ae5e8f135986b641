#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One run of another program, with what it printed.
struct ProgramRun: Sendable {
  /// The exit status, or 128 and the number of the signal that ended the program.
  let status: Int32

  /// What the program printed.
  let output: [UInt8]

  /// What the program had to say beside it.
  let errors: [UInt8]

  /// The most bytes that ``init(_:environment:input:)`` can hand to a program.
  ///
  /// So much fits into a pipe on every system, and so it can be written before the program starts:
  /// nothing waits for anything, and a program that does not read its input does no harm.
  static let inputLimit = 8_192

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - command: The program, found on the search path, and its arguments.
  ///   - environment: All variables that the program sees.
  ///   - input: What the program reads, at most ``inputLimit`` bytes.
  /// - Throws: The system's error when the program cannot be started.
  init(
    _ command: [String], environment: [String: String], input: [UInt8] = []
  ) throws(SystemError) {
    precondition(input.count <= Self.inputLimit)
    let feed = try Pipe()
    let output = try Pipe()
    let errors = try Pipe()
    var rest = input[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try SystemCalls().append(rest, to: OpenFile(descriptor: feed.entry)))
    }
    feed.closeEntry()

    let process = try Self.start(
      command, environment: environment,
      connecting: [(feed.exit, 0), (output.entry, 1), (errors.entry, 2)])
    output.closeEntry()
    errors.closeEntry()
    var texts = [output.exit: [UInt8](), errors.exit: []]
    Self.drain(&texts)
    self.output = texts[output.exit] ?? []
    self.errors = texts[errors.exit] ?? []
    status = Self.wait(for: process)
  }

  private static func start(
    _ command: [String], environment: [String: String], connecting ends: [(Int32, Int32)]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (pipe, standard) in ends {
      unsafe posix_spawn_file_actions_adddup2(&actions, pipe, standard)
    }
    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      unsafe (arguments + variables).forEach { unsafe free($0) }
    }
    var process: pid_t = 0
    let result = unsafe posix_spawnp(
      &process, command[0], &actions, nil, &arguments, &variables)
    guard result == 0 else { throw SystemError(code: result) }
    return process
  }

  /// Reads from all pipes until the last one is closed.
  private static func drain(_ texts: inout [Int32: [UInt8]]) {
    var open = texts.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while !open.isEmpty {
      guard unsafe poll(&open, nfds_t(open.count), -1) >= 0 || errno == EINTR else { return }
      for entry in open where entry.revents != 0 {
        let chunk = try? SystemCalls().chunk(of: OpenFile(descriptor: entry.fd))
        texts[entry.fd, default: []] += chunk ?? []
        if chunk?.isEmpty ?? true { open.removeAll { $0.fd == entry.fd } }
      }
    }
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// A pipe whose ends are closed when it goes; programs do not inherit them.
private final class Pipe {
  let exit: Int32
  let entry: Int32
  private var entryIsOpen = true

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SystemError(code: errno) }
    exit = ends[0]
    entry = ends[1]
    _ = fcntl(exit, F_SETFD, FD_CLOEXEC)
    _ = fcntl(entry, F_SETFD, FD_CLOEXEC)
  }

  func closeEntry() {
    guard entryIsOpen else { return }
    entryIsOpen = false
    close(entry)
  }

  deinit {
    closeEntry()
    close(exit)
  }
}
