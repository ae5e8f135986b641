#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One run of another program, with what it printed.
package struct ProgramRun: Sendable {
  /// The exit status, or 128 and the number of the signal that ended the program.
  package let status: Int32

  /// What the program printed.
  package let output: [UInt8]

  /// What the program had to say beside it.
  package let errors: [UInt8]

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - command: The program, found on the search path, and its arguments.
  ///   - environment: All variables that the program sees.
  ///   - input: What the program reads; a program that ends before it has read all does no harm.
  /// - Throws: The system's error when the program cannot be started.
  package init(
    _ command: [String], environment: [String: String], input: [UInt8] = []
  ) throws(SystemError) {
    let (feed, output, errors) = try (Channel.socket(), Channel.pipe(), Channel.pipe())
    let process = try Self.start(
      command, environment: environment,
      connecting: [(feed.exit, 0), (output.entry, 1), (errors.entry, 2)])
    feed.closeExit()
    output.closeEntry()
    errors.closeEntry()
    var texts = [output.exit: [UInt8](), errors.exit: []]
    Self.exchange(input[...], by: feed, for: &texts)
    self.output = texts[output.exit] ?? []
    self.errors = texts[errors.exit] ?? []
    status = Self.wait(for: process)
  }

  /// Starts a program with the given descriptors as its standard ones.
  ///
  /// - Throws: The system's error when it cannot be started.
  static func start(
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
    let result = Channel.withAllMarked {
      unsafe posix_spawnp(&process, command[0], &actions, nil, &arguments, &variables)
    }
    guard result == 0 else { throw SystemError(code: result) }
    return process
  }

  /// Hands over the input and reads from all pipes, whatever is possible first, until the last
  /// pipe is closed.
  private static func exchange(
    _ input: ArraySlice<UInt8>, by feed: Channel, for texts: inout [Int32: [UInt8]]
  ) {
    var rest = input
    var open = texts.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if rest.isEmpty {
      feed.closeEntry()
    } else {
      open.append(pollfd(fd: feed.entry, events: Int16(POLLOUT), revents: 0))
    }
    while !open.isEmpty {
      guard unsafe poll(&open, nfds_t(open.count), -1) >= 0 || errno == EINTR else { return }
      for entry in open where entry.revents != 0 {
        let isDone: Bool
        if entry.fd == feed.entry {
          rest = rest.dropFirst(feed.send(rest) ?? rest.count)
          isDone = rest.isEmpty
        } else {
          let chunk = try? SystemCalls().chunk(of: OpenFile(descriptor: entry.fd))
          texts[entry.fd, default: []] += chunk ?? []
          isDone = chunk?.isEmpty ?? true
        }
        guard isDone else { continue }
        open.removeAll { $0.fd == entry.fd }
        if entry.fd == feed.entry { feed.closeEntry() }
      }
    }
  }

  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// Two connected ends that are closed when the channel goes; programs do not inherit them.
final class Channel {
  let exit: Int32
  let entry: Int32
  private var isOpen = (exit: true, entry: true)

  private init(exit: Int32, entry: Int32) {
    self.exit = exit
    self.entry = entry
  }

  private nonisolated(unsafe) static let marking: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    return unsafe mutex
  }()

  /// Does something while no other thread has opened a channel and not yet marked it as its own: a program
  /// that is started then would inherit the ends, and keep them open as long as it runs.
  static func withAllMarked<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(marking)
    defer { unsafe pthread_mutex_unlock(marking) }
    return body()
  }

  /// Opens two ends that programs do not inherit.
  private static func open(_ call: (inout [Int32]) -> Int32) throws(SystemError) -> [Int32] {
    var ends: [Int32] = [-1, -1]
    let result = withAllMarked {
      let result = call(&ends)
      for end in ends where result == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return result == 0 ? 0 : errno
    }
    guard result == 0 else { throw SystemError(code: result) }
    return ends
  }

  static func pipe() throws(SystemError) -> Channel {
    let ends = try open { ends in
      #if canImport(Darwin)
        unsafe Darwin.pipe(&ends)
      #elseif canImport(Glibc)
        unsafe Glibc.pipe(&ends)
      #else
        unsafe Musl.pipe(&ends)
      #endif
    }
    return Channel(exit: ends[0], entry: ends[1])
  }

  /// A pair of sockets: unlike a pipe, it can be written to without a signal when nobody reads.
  static func socket() throws(SystemError) -> Channel {
    let (entry, exit) = try connectedSockets()
    return Channel(exit: exit, entry: entry)
  }

  /// Two connected sockets, of which the first can be written to; programs do not inherit them.
  static func connectedSockets() throws(SystemError) -> (own: Int32, other: Int32) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let ends = try open { ends in unsafe socketpair(AF_UNIX, kind, 0, &ends) }
    #if canImport(Darwin)
      var on: Int32 = 1
      unsafe setsockopt(
        ends[1], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (ends[1], ends[0])
  }

  /// Writes the beginning of `bytes` without waiting, and returns how much that was; nil when nobody
  /// reads any more.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? { Self.send(bytes, over: entry) }

  static func send(_ bytes: ArraySlice<UInt8>, over entry: Int32) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        unsafe Darwin.send(entry, buffer.baseAddress, buffer.count, MSG_DONTWAIT)
      #elseif canImport(Glibc)
        unsafe Glibc.send(
          entry, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      #else
        unsafe Musl.send(entry, buffer.baseAddress, buffer.count, MSG_DONTWAIT | MSG_NOSIGNAL)
      #endif
    }
    if count >= 0 { return count }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? 0 : nil
  }

  func closeEntry() {
    guard isOpen.entry else { return }
    isOpen.entry = false
    close(entry)
  }

  func closeExit() {
    guard isOpen.exit else { return }
    isOpen.exit = false
    close(exit)
  }

  deinit {
    closeEntry()
    closeExit()
  }
}
