import ObservifySyntax
import ObservifyText

/// Damages Swift code at random, a token or a node at a time, the same way for the same seed.
public struct SourceMutator: Sendable {
  /// Words, marks and names that mean something to the parser or to the migration.
  public static let words: [String] =
    """
    ( ) [ ] { } < > , : ; . .. ... @ # = -> & ? ! _ $ $0 $x \\ / // /* */ ` ' " \""" \\( #" "# == + -
    * ~ ?? ::
    #if #elseif #else #endif #available #unavailable #sourceLocation #selector #Preview
    class struct enum actor protocol extension func var let init deinit subscript import typealias
    associatedtype operator precedencegroup macro case default switch if else guard for in while
    repeat do catch throw throws rethrows async await try return break continue fallthrough defer
    where is as inout self Self super nil true false Any some any each private public internal
    fileprivate open final static lazy weak unowned mutating override required convenience dynamic
    indirect nonisolated isolated sending borrowing consuming consume copy get set willSet didSet
    _modify yield discard then unsafe of 0 1.5 0x1F 1e9
    @Published @StateObject @ObservedObject @EnvironmentObject @Environment @State @Binding
    @Bindable @Observable @ObservationIgnored @MainActor @objc @available ObservableObject
    Observable objectWillChange send sink assign $model $value projectedValue wrappedValue
    environmentObject environment Binding View body App Scene import\u{20}SwiftUI import\u{20}Combine
    Combine SwiftUI AnyCancellable ObservableObjectPublisher PassthroughSubject CurrentValueSubject
    NSObject Codable Equatable Hashable Identifiable
    """.split(whereSeparator: \.isWhitespace).map { String($0) }

  private var random: SeededGenerator

  /// Creates a mutator; equal seeds damage alike.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns `bytes` with a few of its tokens or nodes damaged.
  ///
  /// - Parameters:
  ///   - bytes: The code.
  ///   - other: Code that pieces are taken from, too.
  ///   - limit: The greatest length of the result, in bytes.
  /// - Returns: The damaged code.
  public mutating func mutated(
    _ bytes: [UInt8], with other: [UInt8]? = nil, limit: Int = .max
  ) -> [UInt8] {
    var result = bytes
    for _ in 0..<number(below: 3) + 1 {
      let tree = SyntaxTree(parsing: SourceText(path: "A.swift", bytes: result))
      let donor = other.map { SyntaxTree(parsing: SourceText(path: "B.swift", bytes: $0)) } ?? tree
      let change = change(of: tree, from: donor)
      let length = result.count - change.range.count + change.text.count
      guard length <= limit else { continue }
      result.replaceSubrange(change.range, with: change.text)
    }
    return result
  }

  private mutating func change(
    of tree: SyntaxTree, from donor: SyntaxTree
  ) -> (range: Range<Int>, text: [UInt8]) {
    let place = token(of: tree)
    let start = place.lowerBound
    switch number(below: 16) {
    case 0:
      return (tokens(of: tree), [])
    case 1:
      let run = tokens(of: tree)
      return (run.upperBound..<run.upperBound, [0x20] + tree.source.bytes[run])
    case 2:
      return (place, Array(tree.source.bytes[token(of: tree)]))
    case 3:
      return (start..<start, Array(donor.source.bytes[tokens(of: donor)]) + [0x20])
    case 4, 5:
      return (start..<start, word() + [0x20])
    case 6:
      return (place, word())
    case 7, 8:
      let node = node(of: tree)
      return (node.range.indices, replacement(of: node, from: donor))
    case 9:
      return (node(of: tree).range.indices, [])
    case 10:
      let node = node(of: tree).range.indices
      return (node, wrapped(tree.source.bytes[node]))
    case 11:
      // What is said once is harmless; what is repeated may cost more each time.
      let run = tokens(of: tree)
      let text = tree.source.bytes[run] + [number(below: 2) == 0 ? 0x20 : 0x0A]
      let count = number(below: 64) + 1
      return (start..<start, (0..<count).flatMap { _ in text })
    case 12:
      return (start..<tree.source.bytes.count, [])
    case 13:
      guard !tree.source.bytes.isEmpty else { return (0..<0, word()) }
      let index = number(below: tree.source.bytes.count)
      return (index..<index + 1, [UInt8(truncatingIfNeeded: random.next())])
    case 14:
      return (start..<start, [[0x0A], [0x20], [0x0D, 0x0A], [0x09]][number(below: 4)])
    default:
      // The white space before a token, which decides what operators and brackets mean.
      let end = tree.tokens.ends.last { $0 <= UInt32(start) }.map { Int($0) } ?? start
      return (end..<start, [])
    }
  }

  private mutating func wrapped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let pairs = [
      ("(", ")"), ("[", "]"), ("{ ", " }"), ("\n#if DEBUG\n", "\n#endif\n"), ("/*", "*/"),
      ("\"\\(", ")\""), ("if x { ", " }"), ("class A: ObservableObject { ", " }"), ("f { ", " }"),
      ("`", "`"), ("\n#if A\n", "\n#else\nlet x = 1\n#endif\n"), ("func f() { ", " }"),
      ("extension A { ", " }"), ("struct A: View { var body: some View { ", " } }"),
    ]
    let pair = pairs[number(below: pairs.count)]
    return Array(pair.0.utf8) + text + Array(pair.1.utf8)
  }

  /// Returns the text of a node like `node`, or of any node.
  private mutating func replacement(of node: Node, from donor: SyntaxTree) -> [UInt8] {
    let alike = donor.nodes(of: node.kind)
    let other = alike.isEmpty ? self.node(of: donor) : alike[number(below: alike.count)]
    return Array(donor.source.bytes[other.range.indices])
  }

  private mutating func word() -> [UInt8] {
    Array(Self.words[number(below: Self.words.count)].utf8)
  }

  private mutating func node(of tree: SyntaxTree) -> Node {
    Node(tree: tree, index: number(below: tree.nodes.count))
  }

  /// Returns the bytes of a token.
  private mutating func token(of tree: SyntaxTree) -> Range<Int> {
    tree.tokens.range(number(below: tree.tokens.count)).indices
  }

  /// Returns the bytes of one to eight tokens.
  private mutating func tokens(of tree: SyntaxTree) -> Range<Int> {
    let first = number(below: tree.tokens.count)
    let last = min(first + number(below: 8), tree.tokens.count - 1)
    return Int(tree.tokens.starts[first])..<Int(tree.tokens.ends[last])
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }
}
