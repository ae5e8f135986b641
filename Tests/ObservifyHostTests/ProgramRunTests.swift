import ObservifyTestSupport
import Testing

@testable import ObservifyHost

@Suite("Program run")
struct ProgramRunTests {
  @Test("A program's output, complaints and status come back")
  func run() throws {
    let run = try ProgramRun(
      ["sh", "-c", "cat; echo \"$WORD\" >&2; exit 3"], environment: ["WORD": "word"],
      input: Array("input".utf8))
    #expect(run.output == Array("input".utf8))
    #expect(run.errors == Array("word\n".utf8))
    #expect(run.status == 3)
  }

  @Test("A program that prints much on both streams does not stand still")
  func much() throws {
    let run = try ProgramRun(
      ["sh", "-c", "i=0; while [ $i -lt 3000 ]; do echo $0 $i; echo $0 $i >&2; i=$((i+1)); done"]
        + [String(repeating: "long ", count: 20)],
      environment: [:])
    #expect(run.output.count > 300_000)
    #expect(run.output == run.errors)
  }

  @Test("A program that ignores its input, however long, does no harm")
  func ignoresInput() throws {
    let input = Array(repeating: UInt8(ascii: "a"), count: 1 << 20)
    #expect(try ProgramRun(["true"], environment: [:], input: input).status == 0)
  }

  @Test("A program that answers while it still reads gets all of its input")
  func longInput() throws {
    let input = Array(repeating: Array("line after line\n".utf8), count: 100_000).flatMap(\.self)
    #expect(try ProgramRun(["cat"], environment: [:], input: input).output == input)
  }

  @Test("A program that is killed, and one that does not exist, are told apart from the rest")
  func failures() throws {
    #expect(try ProgramRun(["sh", "-c", "kill -9 $$"], environment: [:]).status == 128 + 9)
    #expect(throws: SystemError.self) {
      try ProgramRun(["observify-no-such-program"], environment: [:])
    }
  }

  @Test("A program sees no other variables than those given")
  func environment() throws {
    let run = try ProgramRun(["/usr/bin/env"], environment: ["A": "1"])
    #expect(run.output == Array("A=1\n".utf8))
  }
}
