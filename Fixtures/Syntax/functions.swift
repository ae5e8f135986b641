func plain() {}
func labels(_ a: Int, for b: String, c d: Double = 1.5, rest: Int...) -> Int { a }
@discardableResult public static func generic<T, U: P>(
  _ first: T,
  second: @escaping @autoclosure () throws -> U,
  third: inout [T], fourth: isolated Actor,
) async rethrows -> some Collection<T> where T: Hashable, U.Element == T { [first] }
prefix func - (value: Vector) -> Vector { value }
static func == <T>(left: T, right: T) -> Bool { true }
func ==<T>(left: T, right: T) -> Bool { true }
func <(left: A, right: A) -> Bool { true }
func >>= (left: inout A, right: A) {}
func throwing() throws(any Error) {}
infix operator <~> : AdditionPrecedence
prefix operator ++
postfix operator ...?
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
  assignment: false
}
@freestanding(expression) macro line() -> Int = #externalMacro(module: "M", type: "LineMacro")
@attached(member, names: named(init), arbitrary) @attached(extension, conformances: Observable)
public macro Model<T>(_ value: T) = #externalMacro(module: "M", type: "ModelMacro")
prefix operator .!
prefix func .! (a: Bool) -> Bool { .!a }
func <*><A, B>(f: (A) -> B, a: A) -> B { f(a) }
extension Int {
  static func >>=<Other: BinaryInteger>(a: inout Int, b: Other) {}
}
