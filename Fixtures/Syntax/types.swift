struct Point: Equatable, ~Copyable { var x, y: Double }
indirect enum Tree<Leaf> {
  case leaf(Leaf), node(left: Tree, _ right: Tree = .empty)
  case empty
  @available(iOS 17, *) case other
}
enum Code: Int { case a = 1, b = 0x2 }
protocol Shape<Side>: AnyObject {
  associatedtype Side: Numeric = Int where Side: Sendable
  var area: Side { get nonmutating set }
  init(_ side: Side)
  static func == (left: Self, right: Self) -> Bool
  func scaled(by factor: Side) async throws(ShapeError) -> Self
}
extension Array where Element == Int { typealias Pair<T> = (T, second: T) }
extension Outer.Inner: @retroactive Shape, @unchecked Sendable {}

let a: [Int?]?, b: [String: [Int]]!, c: () -> Void, d: (Int, inout String) async throws -> (Bool)
let e: any P & Q, f: some View, g: Foo<Bar<Int>>.Type, h: P.Protocol, i: (A) -> (B) -> C
let j: @MainActor @Sendable (_ value: consuming Int, rest: String...) -> Void
let k: repeat each T, l: [3 of Int], m: Vector<-3, [Int]>, n: ~Copyable, o: _
let p: (first: Int, second: (String, Any)), q: Swift::Int, r: nonisolated(nonsending) () async -> ()
func pack<each T: P>(_ value: repeat each T) -> (repeat each T) where repeat each T: Q {}
struct Buffer<let count: Int, T: ~Copyable> {}
func opaque() -> <T: P> T {}
func update(_ change: @escaping @MainActor([Int]) -> Void, then: @MainActor(Int, String) async throws -> Void) {}
