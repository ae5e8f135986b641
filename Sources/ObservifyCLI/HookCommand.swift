import ObservifyHost

/// `observify hook install|uninstall`: has git look at each commit, or no longer.
struct HookCommand<World: Surroundings> {
  let invocation: Invocation
  let console: Console<World>

  /// What can be done with the hook.
  enum Action: String, CaseIterable {
    case install, uninstall
  }

  func run() async throws -> ExitStatus {
    do throws(GitHook.Problem) {
      let folder = invocation.paths.dropFirst().first ?? "."
      let hook = try await console.world.hook(
        in: folder == "." ? "" : folder, isShared: invocation.isShared)
      let path = Visible.text(hook.path)
      if invocation.paths.first == Action.uninstall.rawValue {
        let isBack = try hook.uninstall()
        try await say("removed \(path)\(isBack ? "; the hook from before is back" : "")")
      } else {
        let keeps = try hook.install(script)
        try await say("installed \(path)")
        if keeps {
          try await say(
            "kept the hook that was there: it runs first, as \(Visible.text(hook.keptPath))")
        }
      }
    } catch {
      throw UsageError.hook(error)
    }
    return .success
  }

  private func say(_ line: String) async throws(GitHook.Problem) {
    guard console.verbosity != .quiet else { return }
    do throws(HostError) {
      try await console.print(line + "\n")
    } catch {
      // The hook is in place: there is only nobody to tell.
    }
  }

  /// The hook: what was there before, then this tool on what is staged.
  private var script: String {
    let mode = invocation.destination == .files ? "--write" : "--check"
    let options = ([mode] + invocation.handedOn).map(Completions.quoted).joined(separator: " ")
    return """
      #!/bin/sh
      \(GitHook.mark), with 'observify hook install'.
      #
      # Runs the hook that was there before, then looks at what is staged.

      before="$(dirname "$0")/pre-commit.\(GitHook.keptSuffix)"
      if [ -x "$before" ]; then
        "$before" "$@" || exit
      fi
      observify=\(Completions.quoted(console.world.program ?? "observify"))
      [ -x "$observify" ] || observify="$(command -v observify)" || {
        echo "observify is gone, so what is staged is not looked at; install it, or remove $0" >&2
        exit 0
      }
      exec "$observify" --staged \(options)

      """
  }
}
