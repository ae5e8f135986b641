/// A set of node kinds, as bits: made of a literal without allocating.
public struct NodeKindSet: ExpressibleByArrayLiteral, Sendable {
  @usableFromInline var bits: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// Creates a set of some kinds.
  @inlinable
  public init(arrayLiteral kinds: NodeKind...) {
    for kind in kinds { insert(kind) }
  }

  /// Adds a kind.
  @inlinable
  public mutating func insert(_ kind: NodeKind) {
    let bit = UInt64(1) << (kind.rawValue & 63)
    switch kind.rawValue >> 6 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    default: bits.2 |= bit
    }
  }

  /// Whether the set has a kind.
  @inlinable
  public func contains(_ kind: NodeKind) -> Bool {
    let word =
      switch kind.rawValue >> 6 {
      case 0: bits.0
      case 1: bits.1
      default: bits.2
      }
    return word >> (kind.rawValue & 63) & 1 == 1
  }
}
