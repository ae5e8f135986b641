import Testing

@testable import ObservifyHost

@Suite("Helper processes")
struct HelperProcessTests {
  private func shell(_ script: String) throws -> HelperProcess {
    try HelperProcess(["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test("Each question gets its answer, however long")
  func answers() throws {
    let helper = try shell("echo .; while read -r q; do echo \"a $q\"; seq $q; echo .; done")
    #expect(helper.answer(to: nil, patience: 10) == [])
    #expect(helper.answer(to: "2", patience: 10) == ["a 2", "1", "2"])
    #expect(helper.answer(to: "50000", patience: 10)?.count == 50001)
    #expect(helper.isAlive)
  }

  @Test("A process that has ended answers nothing")
  func ended() throws {
    let helper = try shell("echo .; read -r q; kill -SEGV $$")
    #expect(helper.answer(to: nil, patience: 10) == [])
    #expect(helper.answer(to: "1", patience: 10) == nil)
    #expect(helper.answer(to: "2", patience: 10) == nil)
    #expect(!helper.isAlive)
  }

  @Test("A process that takes too long is ended")
  func blocked() throws {
    let helper = try shell("echo .; read -r q; exec sleep 60")
    #expect(helper.answer(to: nil, patience: 10) == [])
    #expect(helper.answer(to: "1", patience: 0) == nil)
    #expect(helper.answer(to: "2", patience: 10) == nil)
    #expect(!helper.isAlive)
  }

  @Test("An answer that breaks off is none")
  func broken() throws {
    let helper = try shell("printf 'one\\ntw'")
    #expect(helper.answer(to: nil, patience: 10) == nil)
  }
}
