#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that ask the program to stop, held back while it replaces files.
///
/// At all other times they end it at once, as the system does by itself. While files are replaced they
/// are only noted: what is under way stops at the next file and is undone, and the program then ends
/// with the status that shells have for that signal.
package enum Interruption {
  /// What Ctrl-C, `kill` and a closed terminal send.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  // A signal handler may use nothing but plain memory, so this can be no lock and no actor. It is
  // written by the handler and by the one task that replaces files, and only ever set to a signal.
  nonisolated(unsafe) private static var noted: Int32 = 0

  /// The number of the signal that came while signals were held back.
  static var pending: Int32? { unsafe noted == 0 ? nil : noted }

  /// Begins to hold signals back; those that the program was started to ignore stay ignored.
  static func hold() {
    guard pending == nil else { return }
    for number in signals {
      let old = signal(number) { unsafe Interruption.noted = $0 }
      if unsafe unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Lets signals end the program again.
  static func release() {
    for number in signals {
      let old = signal(number, SIG_DFL)
      if unsafe unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// The exit status by which a shell knows the signal that came while signals were held back.
  package static var exitStatus: Int32? { pending.map { 128 + $0 } }
}
