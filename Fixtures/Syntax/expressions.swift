let a = b ?? c ? d + -e * f! : (g as? H)?.i ?? j
x = y == z && !w || u != nil
value.first?.second!.third(1, label: 2)[3, default: 4].0.1
call { $0 + $1 } second: { _ in } third: {}
items.map(\.name).filter { !$0.isEmpty }.sorted(by: >).reduce(0, +)
let s = self, t = Self.self, u = super.init(x: 1), v = Int.init
f(&x, &y[0], *, .zero, ...5, 1..., 1..<2, a...b, -1, ~mask)
let closure: () -> Void = { [weak self, unowned(safe) b, c = d.e] in self?.run() }
{ (a: Int, _ b: inout String) async throws -> Bool in a > 0 }
{ @MainActor [x] a, _ in a }
try! a; try? await b.c(); await d; unsafe e.f; _ = consume g; _ = copy h
let array = [1, 2, 3,], dictionary = ["a": 1, "b": 2], empty: [Int: Int] = [:], none = [Int]()
let generic = Foo<Bar, [Int]>(x), member = Foo<Bar>.baz, compare = a < b, shifted = a >> b << c
let pair = (1, second: "2"), unit = (), nested = ((a))
let conditional = if a { 1 } else { 2 }, choice = switch b { case true: 1 case false: 2 }
let path = \Foo.bar?.baz[0].qux, identity = \.self, optional = \Foo.?.bar, tuple = \(Int, Int).0
let literals = [0b1010, 0o17, 0xFF, 1_000, 1.5e-3, 0x1p4, true, false, nil]
let types = [any P.self, (Int) -> String, A & B, [Int]?.self, Any.self, (repeat each t)]
let macros = [#line, #selector(run(_:with:)), #keyPath(a.b), #stringify(x) { y }, #colorLiteral(red: 1)]
let function = run(_:with:), operation = (+), other = a.b(c:)
a = b is C; a as! D; let _ = x
Swift::print(Foo::Bar.self)
list
  .first
  #if os(iOS)
  .padding()
  #else
  .frame(width: 1) { x }
  #endif
  .last
if list.contains(where: { $0 }) {}
if x.map { $0 } == y { }
