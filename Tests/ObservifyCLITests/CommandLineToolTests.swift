import ObservifyHost
import Testing

@testable import ObservifyCLI

@Suite("Command line tool")
struct CommandLineToolTests {
  @Test(
    "Colours depend on '--color', the terminal, 'NO_COLOR' and 'TERM', in this order",
    arguments: [
      ([], true, [:], true), ([], false, [:], false), ([], true, ["NO_COLOR": "1"], false),
      ([], true, ["NO_COLOR": ""], true), ([], true, ["TERM": "dumb"], false),
      (["--color", "always"], false, ["NO_COLOR": "1"], true),
      (["--color", "never"], true, [:], false),
    ] as [([String], Bool, [String: String], Bool)])
  func colors(
    _ arguments: [String], _ isTerminal: Bool, _ environment: [String: String], _ expected: Bool
  ) async {
    let stage = Stage(store, environment: environment, isTerminal: isTerminal)
    await stage.run(arguments)
    #expect(await stage.output.contains(0x1B) == expected)
    #expect(await stage.errorText.contains("\u{1B}[1;35mwarning:") == expected)
  }

  @Test("A coloured line break stays outside of the colour")
  func coloredLine() async {
    let store = MemoryStore(texts: ["A.swift": "class A: ObservableObject {}\r\n"])
    let stage = Stage(store)
    await stage.run(["--color", "always"])
    #expect(await stage.outputText.contains("\u{1B}[32m+@Observable\u{1B}[0m\r\n"))
  }

  @Test("Progress is shown to a terminal only, and not when quiet")
  func progress() {
    func shows(_ stage: Stage, _ verbosity: Invocation.Verbosity = .normal) -> Bool {
      Console(stage, coloring: .auto, verbosity: verbosity).showsProgress
    }
    #expect(shows(Stage(store, isTerminal: true)))
    #expect(!shows(Stage(store, isTerminal: false)))
    #expect(!shows(Stage(store, environment: ["TERM": "dumb"], isTerminal: true)))
    #expect(!shows(Stage(store, isTerminal: true), .quiet))
  }

  @Test("A run on a terminal prints what it prints elsewhere, but for colours and progress")
  func terminal() async {
    // On a machine that is busy any run can last long enough to show progress, which this terminal
    // cannot show.
    let (plain, terminal) = (
      Stage(store), Stage(store, environment: ["TERM": "dumb"], isTerminal: true)
    )
    await plain.run([])
    await terminal.run(["--color", "never"])
    #expect(await plain.output == terminal.output)
    #expect(await plain.errorText == terminal.errorText)
  }

  @Test("A patch longer than the screen is summed up, with the command that shows it")
  func longPatch() async {
    let (short, long) = (
      Stage(store, isTerminal: true, screenHeight: 8),
      Stage(store, isTerminal: true, screenHeight: 7)
    )
    await short.run(["--color", "never"])
    #expect(await short.outputText.hasPrefix("diff --git"))
    await long.run(["--color", "never"])
    let summary = await long.outputText
    #expect(
      summary == """
             +2     -1  A.swift

        The patch has 7 lines. To read it: observify --color always | less -R


        """)
  }

  @Test("What a project checks in every run does not forbid to write")
  func projectThatChecks() async {
    let store = MemoryStore(texts: [
      "A.swift": "class A: ObservableObject {}\n", ".observify.yml": "check: true\n",
    ])
    #expect(await Stage(store).run([]) == .findings)
    #expect(await Stage(store).run(["--write"]) == .success)
  }

  @Test("Output that cannot be written is trouble")
  func fullDisk() async {
    let stage = Stage(store, broken: .output)
    #expect(await stage.run([]) == .trouble)
    #expect(
      await stage.errorText
        == "standard output: error: cannot be written: No space left on device [OBS910]\n")
  }

  @Test("Complaints that nobody can read change nothing")
  func brokenErrors() async {
    let stage = Stage(store, broken: .error)
    #expect(await stage.run([]) == .success)
    #expect(await !stage.output.isEmpty)
  }

  @Test("The patch goes to the file that is named, and standard output stays empty")
  func outputFile() async {
    let (printed, written) = (Stage(store), Stage(store))
    await printed.run([])
    await written.run(["-o", "a.patch"])
    #expect(await written.output == [])
    #expect(await written.written == ["a.patch": printed.output])
  }

  @Test("A second run after a write proposes nothing")
  func secondRun() async {
    let store = MemoryStore(texts: ["A.swift": "class A: ObservableObject {}\n"])
    #expect(await Stage(store).run(["--write"]) == .success)
    let stage = Stage(store)
    #expect(await stage.run(["--check"]) == .success)
    #expect(await stage.output == [])
  }

  @Test("A file that changes while the plan is made is not overwritten")
  func changedMeanwhile() async {
    let store = MemoryStore(texts: [
      "A.swift": "class A: ObservableObject {}\n", "B.swift": "class B: ObservableObject {}\n",
    ])
    let stage = Stage(store)
    let status = await stage.run(["--write"]) { configuration, input, show in
      let edit = FileReplacement(
        path: "B.swift", expected: Array("class B: ObservableObject {}\n".utf8), content: [0x0A])
      try? await store.replace([edit])
      return await ScriptedPlanner.plan(configuration, input, show)
    }
    #expect(status == .trouble)
    let stageErrors = await stage.errorText
    #expect(
      stageErrors == """
        B.swift: error: changed since it was read: run again; no file was changed [OBS909]
        2 models would migrate in 2 files

        """)
    #expect(await store.files["A.swift"] == Array("class A: ObservableObject {}\n".utf8))
    #expect(await store.files["B.swift"] == [0x0A])
  }

  private let store = MemoryStore(texts: [
    "A.swift": "class A: ObservableObject {}  // say warning OBS777 something\n"
  ])
}
