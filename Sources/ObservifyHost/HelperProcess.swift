#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that answers one question after another, each a line, with lines up to one that is a dot.
package final class HelperProcess: Sendable {
  private let process: pid_t

  /// This end of the socket that is both streams of the program.
  private let socket: Int32

  /// Starts a program; what it prints as errors is dropped.
  ///
  /// - Throws: The system's error when it cannot be started.
  package init(
    _ command: [String], environment: [String: String]
  ) throws(SystemError) {
    let silence = try SystemCalls().openToWrite("/dev/null")
    let (own, other) = try Channel.connectedSockets()
    defer {
      close(other)
      close(silence.descriptor)
    }
    do throws(SystemError) {
      process = try ProgramRun.start(
        command, environment: environment,
        connecting: [(other, 0), (other, 1), (silence.descriptor, 2)])
    } catch {
      close(own)
      throw error
    }
    socket = own
  }

  /// Returns the lines of the program's next answer; nil when it has ended, or takes too long.
  ///
  /// - Parameters:
  ///   - question: A line to send first; nil for what the program says by itself.
  ///   - patience: How many seconds the answer may take.
  /// - Returns: The lines, without the dot.
  package func answer(to question: String?, patience: Int) -> [String]? {
    var rest = Array((question.map { $0 + "\n" } ?? "").utf8)[...]
    var answer: [UInt8] = []
    let end = ContinuousClock.now + .seconds(patience)
    while true {
      let left = (end - ContinuousClock.now).components
      guard left.seconds >= 0, left.attoseconds >= 0 else {
        kill(process, SIGKILL)
        return nil
      }
      var wait = pollfd(
        fd: socket, events: Int16(POLLIN) | (rest.isEmpty ? 0 : Int16(POLLOUT)), revents: 0)
      guard unsafe poll(&wait, 1, Int32(left.seconds) * 1000 + 100) >= 0 || errno == EINTR else {
        return nil
      }
      if wait.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
        guard let chunk = try? SystemCalls().chunk(of: OpenFile(descriptor: socket)),
          !chunk.isEmpty
        else { return nil }
        answer += chunk
        if let lines = Self.lines(of: answer) { return lines }
      } else if wait.revents & Int16(POLLOUT) != 0, !rest.isEmpty {
        guard let sent = Channel.send(rest, over: socket) else { return nil }
        rest = rest.dropFirst(sent)
      }
    }
  }

  /// Whether the program can be asked more.
  package var isAlive: Bool {
    var state = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&state, 1, 0) == 0
  }

  private static func lines(of answer: [UInt8]) -> [String]? {
    guard answer == Array(".\n".utf8) || answer.suffix(3) == Array("\n.\n".utf8)[...] else {
      return nil
    }
    return answer.dropLast(2).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  deinit {
    close(socket)
    kill(process, SIGKILL)
    _ = ProgramRun.wait(for: process)
  }
}
