import ObservifyKit
import Testing

@testable import ObservifyCLI

@Suite("Option parser")
struct OptionParserTests {
  @Test("Without arguments a migration is printed")
  func nothing() throws {
    let invocation = try OptionParser.parse([])
    #expect(invocation.command == .migrate)
    #expect(invocation.question == nil)
    #expect(invocation.paths == [])
    #expect(invocation.destination == .standardOutput)
    #expect(invocation.coloring == .auto)
    #expect(invocation.verbosity == .normal)
  }

  @Test("Each option does what it says")
  func everything() throws {
    let invocation = try OptionParser.parse([
      "App", "--staged", "--write", "--check", "--allow-dirty", "--unpublished", "track",
      "--prefer-let",
      "--ignore-deployment-target", "--only", "A,B", "--only", "OBS201", "--skip", "C",
      "--exclude", "Old", "--exclude", "*.gen.swift", "--project-root", "..", "--color", "never",
      "--verbose", "Tests",
    ])
    #expect(invocation.paths == ["App", "Tests"])
    #expect(invocation.destination == .files)
    #expect(invocation.checks)
    #expect(invocation.allowsDirty)
    #expect(invocation.configuration.unpublished == .track)
    #expect(invocation.configuration.prefersLet)
    #expect(invocation.configuration.ignoresDeploymentTarget)
    #expect(invocation.configuration.only == ["A", "B", "OBS201"])
    #expect(invocation.configuration.skip == ["C"])
    #expect(invocation.excluded == ["Old", "*.gen.swift"])
    #expect(invocation.projectRoot == "..")
    #expect(invocation.coloring == .never)
    #expect(invocation.verbosity == .verbose)
  }

  @Test(
    "A value follows its option, or an equals sign, or the letter",
    arguments: [
      ["--output", "a.patch"], ["--output=a.patch"], ["-o", "a.patch"], ["-oa.patch"],
      ["-o=a.patch"], ["-qo", "a.patch"],
    ])
  func values(_ arguments: [String]) throws {
    #expect(try OptionParser.parse(arguments).destination == .patch("a.patch"))
  }

  @Test("A value may hold equals signs and be a lone dash")
  func oddValues() throws {
    #expect(try OptionParser.parse(["--exclude=a=b"]).excluded == ["a=b"])
    #expect(try OptionParser.parse(["--output", "-"]).destination == .standardOutput)
  }

  @Test("Letters may stand together")
  func letters() throws {
    let invocation = try OptionParser.parse(["-wq"])
    #expect(invocation.destination == .files)
    #expect(invocation.verbosity == .quiet)
  }

  @Test("After two dashes everything is a path")
  func dashes() throws {
    let invocation = try OptionParser.parse(["-q", "--", "--write", "-h"])
    #expect(invocation.paths == ["--write", "-h"])
    #expect(invocation.destination == .standardOutput)
    #expect(invocation.question == nil)
  }

  @Test("Who asks for help gets it, whatever else is wrong")
  func help() throws {
    #expect(try OptionParser.parse(["--bogus", "--help"]).question == .help)
    #expect(try OptionParser.parse(["-h"]).question == .help)
    #expect(try OptionParser.parse(["syntax", "-h"]).command == .syntax)
  }

  @Test("A code can be explained, or all of them listed")
  func explain() throws {
    #expect(try OptionParser.parse(["--explain", "OBS201"]).question == .code("OBS201"))
    #expect(try OptionParser.parse(["--explain=OBS201"]).question == .code("OBS201"))
    #expect(try OptionParser.parse(["--explain"]).question == .allCodes)
    #expect(try OptionParser.parse(["explain", "OBS201"]).question == .code("OBS201"))
    #expect(try OptionParser.parse(["explain"]).question == .allCodes)
    #expect(try OptionParser.parse(["./explain"]).paths == ["./explain"])
    #expect(try OptionParser.parse(["App", "explain"]).paths == ["App", "explain"])
    #expect(try OptionParser.parse(["--explain", "--color", "never"]).question == .allCodes)
    #expect(try OptionParser.parse(["--version"]).question == .version)
  }

  @Test("The first word 'syntax' is the subcommand; elsewhere it is a path")
  func syntax() throws {
    let invocation = try OptionParser.parse(["syntax", "--facts", "A.swift"])
    #expect(invocation.command == .syntax)
    #expect(invocation.printsFacts)
    #expect(invocation.paths == ["A.swift"])
    #expect(try OptionParser.parse(["./syntax"]).command == .migrate)
    #expect(try OptionParser.parse(["-q", "syntax"]).paths == ["syntax"])
  }

  @Test(
    "What is wrong with a command line is told apart",
    arguments: [
      (["--wirte"], .unknownOption("--wirte", nearest: "--write")),
      (["--colour", "never"], .unknownOption("--colour", nearest: "--color")),
      (["--ignore-target"], .unknownOption("--ignore-target", nearest: nil)),
      (["--expl"], .unknownOption("--expl", nearest: "--explain")),
      (["--facts"], .unknownOption("--facts", nearest: nil)),
      (["-x"], .unknownOption("-x", nearest: nil)),
      (["-wx"], .unknownOption("-x", nearest: nil)),
      (["--"] + ["a"] + [], nil),
      (["--output"], .missingValue(option: "--output", value: "file")),
      (["--output", "--check"], .missingValue(option: "--output", value: "file")),
      (["--output="], .missingValue(option: "--output", value: "file")),
      (["-o"], .missingValue(option: "-o", value: "file")),
      (["--write=yes"], .unexpectedValue(option: "--write")),
      (
        ["--color", "often"],
        .badValue(option: "--color", value: "often", choices: ["auto", "always", "never"])
      ),
      (
        ["--unpublished=all"],
        .badValue(option: "--unpublished", value: "all", choices: ["auto", "track", "ignore"])
      ),
      (["--write", "--check"], .checkThatWrites("--write")),
      (["--check", "--interactive"], .checkThatWrites("--interactive")),
      (["--write", "--output", "a"], .conflict("--write", "--output")),
      (["-o", "a", "-w"], .conflict("--output", "--write")),
      (["syntax"], .missingArgument("file")),
      (["syntax", "--write"], .unknownOption("--write", nearest: nil)),
    ] as [([String], UsageError?)])
  func errors(_ arguments: [String], _ expected: UsageError?) {
    var found: UsageError?
    do throws(UsageError) {
      _ = try OptionParser.parse(arguments)
    } catch {
      found = error
    }
    #expect(found == expected)
  }

  @Test("No two options of a command share a name or a letter")
  func table() {
    for command in Invocation.Command.allCases {
      let options = Option.all(of: command)
      #expect(Set(options.map(\.name)).count == options.count)
      #expect(Set(options.compactMap(\.letter)).count == options.compactMap(\.letter).count)
    }
  }
}
