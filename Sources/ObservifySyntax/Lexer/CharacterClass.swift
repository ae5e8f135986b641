/// What a byte can be part of.
struct CharacterClass: OptionSet, Sendable {
  let rawValue: UInt8

  /// An ASCII letter or `_`.
  static let nameStart = Self(rawValue: 1)
  /// An ASCII letter, a digit, `_` or `$`.
  static let name = Self(rawValue: 2)
  /// An ASCII character that operators are made of, `.` included.
  static let operation = Self(rawValue: 4)
  /// A decimal digit.
  static let digit = Self(rawValue: 8)
  /// A hexadecimal digit.
  static let hexDigit = Self(rawValue: 16)
  /// A byte of a character that is not ASCII.
  static let wide = Self(rawValue: 32)

  /// The classes of all bytes.
  static let table: [UInt8] = (0...255).map { classes(of: UInt8($0)).rawValue }

  private static func classes(of byte: UInt8) -> Self {
    var result: Self = []
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      result.formUnion([.nameStart, .name])
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      result.formUnion([.name, .digit])
    case UInt8(ascii: "$"):
      result.insert(.name)
    case 0x80...0xFF:
      result.insert(.wide)
    default:
      break
    }
    if "0123456789abcdefABCDEF".utf8.contains(byte) { result.insert(.hexDigit) }
    if "/=-+*%<>!&|^~?.".utf8.contains(byte) { result.insert(.operation) }
    return result
  }
}

/// The characters beyond ASCII that names and operators are made of, as Swift's grammar lists them.
enum WideCharacter {
  /// Whether a name may contain `scalar`.
  static func isName(_ scalar: UInt32) -> Bool {
    isNameStart(scalar) || isCombining(scalar)
  }

  /// Whether a name may begin with `scalar`.
  static func isNameStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
      0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x20CF,
      0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
      0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD,
      0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD,
      0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD:
      scalar != 0xFEFF
    default:
      false
    }
  }

  /// Whether `scalar` combines with the character before it.
  static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// Whether an operator may begin with `scalar`.
  static func isOperatorStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default:
      false
    }
  }

  /// Whether an operator may contain `scalar`.
  static func isOperator(_ scalar: UInt32) -> Bool {
    isOperatorStart(scalar) || isCombining(scalar) || (0xFE00...0xFE0F).contains(scalar)
      || (0xE0100...0xE01EF).contains(scalar)
  }

  /// Returns the scalar at `index` of `bytes` and the index behind it, or nil for bad UTF-8.
  static func decode(_ bytes: [UInt8], at index: Int) -> (scalar: UInt32, end: Int)? {
    let lead = bytes[index]
    let length: Int
    var scalar: UInt32
    switch lead {
    case 0x00...0x7F: return (UInt32(lead), index + 1)
    case 0xC2...0xDF: (length, scalar) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, scalar) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, scalar) = (4, UInt32(lead & 0x07))
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, index + length)
  }
}
