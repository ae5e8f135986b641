import ObservifyKit
import Testing

@testable import ObservifyCLI

@Suite("Completions")
struct CompletionsTests {
  @Test("Every option of every command is in the script", arguments: Completions.Shell.allCases)
  func options(_ shell: Completions.Shell) {
    let script = Completions.script(for: shell)
    for command in Invocation.Command.allCases {
      for option in Option.all(of: command) {
        let isThere =
          switch shell {
          case .bash: script.contains("--\(option.name) ") || script.contains("--\(option.name)'")
          case .zsh: script.contains("--\(option.name)[") || script.contains("--\(option.name)=[")
          case .fish:
            script.contains("is \(command.rawValue)'") && script.contains(" -l \(option.name) ")
          }
        #expect(isThere, "\(command) --\(option.name)")
      }
    }
  }

  @Test("What an option takes decides on what is proposed")
  func words() throws {
    func words(_ name: String) throws -> Completions.Words? {
      Completions.words(for: try #require(Option.all(of: .migrate).first { $0.name == name }))
    }
    #expect(try words("write") == nil)
    #expect(try words("output") == .files)
    #expect(try words("project-root") == .folders)
    #expect(try words("exclude") == .free)
    #expect(try words("color") == .choices(["auto", "always", "never"]))
    #expect(try words("explain") == .choices(CodeDescription.everything.map(\.code)))
  }

  @Test("The command takes one shell that it knows")
  func command() throws {
    #expect(try OptionParser.parse(["completions", "fish"]).command == .completions)
    #expect(throws: UsageError.missingArgument("shell")) { try OptionParser.parse(["completions"]) }
    #expect(
      throws: UsageError.badValue(
        option: "completions", value: "csh", choices: ["bash", "zsh", "fish"])
    ) { try OptionParser.parse(["completions", "csh"]) }
    #expect(throws: UsageError.conflict("zsh", "fish")) {
      try OptionParser.parse(["completions", "zsh", "fish"])
    }
  }
}
