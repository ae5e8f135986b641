import Testing

@testable import ObservifySyntax

@Suite("Blocks of bytes")
struct ByteBlockTests {
  @Test("Every byte ends a run exactly where it does when bytes are looked at one by one")
  func everyByte() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<ByteBlock.size {
        expectRuns(filledWith: UInt8(ascii: "a"), but: byte, at: place, \.nameBytes) {
          CharacterClass(rawValue: CharacterClass.table[Int($0)]).contains(.name)
            && $0 != UInt8(ascii: "$")
        }
        expectRuns(filledWith: UInt8(ascii: " "), but: byte, at: place, \.spaces) {
          $0 == UInt8(ascii: " ")
        }
        expectRuns(filledWith: UInt8(ascii: "."), but: byte, at: place, \.lineBytes) {
          $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
        }
        expectRuns(filledWith: UInt8(ascii: "."), but: byte, at: place, \.textBytes) {
          !"\"'\\\n\r".utf8.contains($0)
        }
      }
    }
  }

  @Test("Behind the last byte there are zeros", arguments: 0...9)
  func end(_ offset: Int) {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    let block = bytes.block(at: offset)
    for place in 0..<ByteBlock.size {
      let byte = UInt8(truncatingIfNeeded: block.bits >> UInt64(8 * place))
      #expect(byte == (offset + place < bytes.count ? bytes[offset + place] : 0))
    }
    #expect(bytes.byte(at: offset) == (offset < bytes.count ? bytes[offset] : 0))
    #expect(bytes.byte(at: -1) == 0)
  }

  private func expectRuns(
    filledWith filler: UInt8, but other: UInt8, at place: Int,
    _ length: (ByteBlock) -> Int, while belongs: (UInt8) -> Bool
  ) {
    var bytes = [UInt8](repeating: filler, count: ByteBlock.size)
    bytes[place] = other
    let expected = bytes.prefix(while: belongs).count
    #expect(length(bytes.block(at: 0)) == expected, "byte \(other) at \(place)")
  }
}
