import ObservifyHost
import ObservifyKit

/// `observify syntax`: prints how files are parsed.
struct SyntaxCommand<World: Surroundings> {
  private let invocation: Invocation
  private let console: Console<World>

  init(_ invocation: Invocation, _ console: Console<World>) {
    self.invocation = invocation
    self.console = console
  }

  func run() async throws(HostError) -> ExitStatus {
    var status = ExitStatus.success
    for path in invocation.paths {
      do throws(HostError) {
        let source = try await console.world.read(path)
        let text =
          invocation.printsFacts ? SyntaxPrinter.facts(source) : SyntaxPrinter.dump(source)
        try await console.print(text)
      } catch {
        if case .unwritable = error { throw error }
        await console.report([Wording.diagnostic(for: error)])
        status = .trouble
      }
    }
    return status
  }
}
