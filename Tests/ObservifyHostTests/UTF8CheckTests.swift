import ObservifyTestSupport
import Testing

@testable import ObservifyHost

@Suite("UTF-8 check")
struct UTF8CheckTests {
  @Test("Text passes", arguments: ["", "let a = 1", "größe 模型 🍏\u{10FFFF}\u{0}\u{FEFF}"])
  func text(_ text: String) {
    #expect(UTF8Check.firstInvalid(in: Array(text.utf8)) == nil)
  }

  @Test(
    "The first wrong byte is found",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xF0, 0x9F, 0x8D, 0x41],
    ] as [[UInt8]])
  func wrong(_ bytes: [UInt8]) {
    let before = Array(String(repeating: "a", count: 130).utf8) + Array("é".utf8)
    #expect(UTF8Check.firstInvalid(in: bytes) == 0)
    #expect(UTF8Check.firstInvalid(in: before + bytes + [0x41]) == before.count)
  }

  @Test("The check agrees with the standard library", arguments: 0..<300)
  func agreement(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pool: [UInt8] = [0x41, 0x7F, 0x80, 0xBF, 0xC2, 0xE0, 0xE2, 0xED, 0xF0, 0xF4, 0x9F, 0xA0]
    let bytes = (0..<6).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }
    let isText = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
    #expect((UTF8Check.firstInvalid(in: bytes) == nil) == isText)
  }
}
