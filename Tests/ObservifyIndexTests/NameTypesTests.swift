import ObservifySyntax
import ObservifyTestSupport
import Testing

@testable import ObservifyIndex

@Suite("Names with their types")
struct NameTypesTests {
  /// The names of a file with their types, one a line.
  private func names(_ source: String) -> [String] {
    let project = IndexedProject(source)
    return project.index.files.flatMap { file in
      project.resolver.names(in: file).map { name in
        "\(name.token.text) \(project.resolver.spelling(of: name.type) ?? "unknown")"
      }
    }
  }

  @Test("Declared and used names of values are listed, and those of types are not")
  func listed() {
    #expect(
      names(
        """
        enum Kind { case plain, loaded(Int) }
        struct Item { let kind: Kind; weak var owner: Item? }
        func make(_ kind: Kind) -> Item { Item(kind: kind) }
        let first = make(.plain)
        """) == [
          "plain Kind", "loaded Kind", "kind Kind", "owner Item?", "make Item", "kind Kind",
          "Item Item", "kind Kind", "kind Kind", "first Item", "make Item", "plain Kind",
        ])
  }

  @Test("What is made of nothing but a closure is no class whose initialisers take none")
  func otherType() {
    let group = "class Group { init(id: Int) {} }; "
    #expect(names(group + "let a = Group { 1 }").suffix(2) == ["a unknown", "Group unknown"])
    #expect(names(group + "let a = Group(id: 1)").suffix(2) == ["a Group", "Group Group"])
    #expect(
      names("class Box { init(_ f: () -> Int) {} }; let a = Box { 1 }").suffix(2)
        == ["a Box", "Box Box"])
  }

  @Test("A name with labels is that of a function, and of no variable called so")
  func labelled() {
    let both = "struct S { var items: [Int]; func items(with a: String) -> [String] { [] } }; "
    #expect(
      names(both + "func f(s: S) { let a = [\"\"].map(s.items(with:)) }").suffix(4)
        == ["a [[String]]", "map [[String]]", "s S", "items [String]"])
    #expect(
      names(both + "func f(s: S) { let a = s.items; let b = s.items(with: \"\") }").suffix(6)
        == ["a [Int]", "s S", "items [Int]", "b [String]", "s S", "items [String]"])
  }

  @Test("A name in an optional chain has its own type, and the chain an optional one")
  func chains() {
    #expect(
      names("struct A { var b: B? }; struct B { var c: Int }; func f(a: A) { let d = a.b?.c }")
        .suffix(4) == ["d Int?", "a A", "b B?", "c Int"])
  }

  @Test(
    "What a member without a base is comes from the function from outside that is given it",
    arguments: [
      (
        "let a = RoundedRectangle(cornerRadius: 8, style: .continuous)",
        "continuous RoundedCornerStyle"
      ),
      ("let a = Text(name).font(.system(size: 9, weight: .bold))", "bold Font.Weight"),
      ("let a = VStack(spacing: 1) {}.frame(maxWidth: .infinity)", "infinity CGFloat"),
      ("let a = Text(name).foregroundStyle(.secondary)", "secondary HierarchicalShapeStyle"),
      ("let a = Text(name).foregroundStyle(isOn ? color : .secondary)", "secondary unknown"),
      (
        "struct S: OptionSet { let rawValue: Int; static let one = S(rawValue: 1) }; let a = [] as S; let b = a.contains(.one)",
        "one S"
      ),
      ("enum Key { case one }; let a: [Key: Int] = [:]; let b = a[.one]", "one Key"),
      (
        "enum Key { case one }; let a: Set<Key> = []; let b = a.isDisjoint(with: [.one])", "one Key"
      ),
      ("enum Key { case one }; let a = [.one].contains(key)", "one unknown"),
      (
        "enum Key { case one }; func f(c: KeyedDecodingContainer<Key>) { let a = try c.decode(Int.self, forKey: .one) }",
        "one Key"
      ),
      ("let a = picture.padding(.horizontal)", "horizontal unknown"),
      ("enum Key { case one }; func f(k: Key?) { XCTAssertEqual(k, .one) }", "one Key"),
      ("struct P { init(s: String) {}; init?(s: String?) {} }; let a = P(s: name())", "a unknown"),
      ("struct P { init(s: String) {}; init?(s: String?) {} }; let a = P(s: \"\")", "a P"),
      (
        "struct P { init(s: String) {}; init?(s: String?) {} }; func f(t: String?) { let a = P(s: t) }",
        "a P?"
      ),
    ])
  func given(_ code: String, _ name: String) {
    #expect(names(code).contains(name))
  }

  @Test(
    "What is gone through, awaited or thrown is of the type that the sequence or the function says",
    arguments: [
      (
        "struct S: Sequence, IteratorProtocol { mutating func next() -> Item? { nil } }; func f() { for i in S() {} }",
        "i Item"
      ),
      (
        "struct N: IteratorProtocol { mutating func next() -> Item? { nil } }; struct S: Sequence { func makeIterator() -> N { N() } }; func f() { for i in S() {} }",
        "i Item"
      ),
      ("func f(s: AsyncStream<Item>) async { for await i in s {} }", "i Item"),
      (
        "func f(s: AsyncThrowingStream<Item, Error>) async throws { for try await i in s {} }",
        "i Item"
      ),
      ("enum Fault: Error { case one }; func f() throws(Fault) { throw .one }", "one Fault"),
      ("enum Fault: Error { case one }; func f() throws { throw .one }", "one unknown"),
      (
        "struct M: ViewModifier { func body(content: Content) -> some View { content } }",
        "content _ViewModifier_Content<M>"
      ),
    ])
  func elements(_ code: String, _ name: String) {
    #expect(names("struct Item {}; \(code)").suffix(2).contains(name))
  }

  @Test("A key path given to a generic function begins with what the other arguments say")
  func root() {
    let found = names(
      """
      extension Publisher {
        func assign<Root>(to path: WritableKeyPath<Root, Output>, onWeak object: Root) {}
      }
      class State { @Published var level = 1 }
      class Model { var level = ""; func follow(_ state: State) { state.$level.assign(to: \\.level, onWeak: self) } }
      """)
    #expect(found.contains("level String"))
    #expect(found.last == "level String")
  }

  @Test(
    "What a member without a base is comes from its place",
    arguments: [
      "let x: Kind = .plain", "var x: Kind { .plain }", "func f() -> Kind { return .plain }",
      "func f(k: Kind) { if k == .plain {} }",
      "func f(k: Kind) { switch k { case .plain: break } }",
      "func f(k: Kind) { if case .plain = k {} }", "func f(k: Kind = .plain) {}",
      "func g(_ k: Kind) {}; func f() { g(.plain) }", "let x: [Kind] = [.plain]",
      "func f(k: (Kind, Int)) { switch k { case (.plain, 1): break; default: break } }",
      "func f(a: Bool) -> Kind { a ? .plain : Kind.plain }",
      "func g(_ make: () -> Kind) {}; func f() { g { .plain } }",
    ])
  func implicit(_ code: String) {
    let found = names("enum Kind { case plain }; \(code)").dropFirst().filter {
      $0.hasPrefix("plain ")
    }
    #expect(!found.isEmpty && found.allSatisfy { $0 == "plain Kind" })
  }

  @Test(
    "What a class has from a generic class is of what it gives to that",
    arguments: [
      ("class Sub: Base<Int> { func f() { x } }", "x Int?"),
      ("class Sub: Base<Int> { func f() { self.x } }", "x Int?"),
      ("class Sub: Base<Int> { func f() { super.x } }", "x Int?"),
      ("class Sub: Base<Int> {}; class Low: Sub { func f() { x } }", "x Int?"),
      ("class Sub<T>: Base<[T]> {}; class Low: Sub<Int> { func f() { x } }", "x [Int]?"),
      ("class Sub<T>: Base<[T]> {}; func f(s: Sub<Int>) { s.x }", "x [Int]?"),
      ("typealias Ints = Base<Int>; class Sub: Ints { func f() { x } }", "x Int?"),
      ("class Sub: Base<Int>, P { func f() { x } }; protocol P { var x: Int? { get } }", "x Int?"),
      ("class Sub: Base<Int> { class In { func f(s: Sub) { s.x } } }", "x Int?"),
      ("class Sub: Base<Int> { func f() { make() } }", "make [Int]"),
      ("func f(s: Sub) { s.make() }; class Sub: Base<Int> {}", "make [Int]"),
      ("class Sub: Other { func f() { x } }; class Other: Sub {}; func g() { x }", "x unknown"),
    ])
  func inherited(_ code: String, _ expected: String) {
    let found = names("\(code); class Base<T> { var x: T?; func make() -> [T] { [] } }")
    let name = expected.split(separator: " ")[0]
    #expect(found.dropLast(2).last { $0.hasPrefix("\(name) ") } == expected)
  }

  @Test(
    "A sequence of the project is of what it says to iterate over",
    arguments: [
      "struct S: Sequence { func makeIterator() -> [Int].Iterator {} }",
      "struct S: Sequence { func makeIterator() -> AnyIterator<Int> {} }",
      "struct S {}; extension S: Collection { typealias Element = Int }",
      "typealias S = B<Int>; struct B<T>: Sequence { func makeIterator() -> Array<T>.Iterator {} }",
      "typealias S = B<Int>; struct B<Element>: RandomAccessCollection {}",
    ])
  func sequences(_ code: String) {
    let found = names(
      "\(code); func f(s: S) { for a in s {}; s.map { b in b }; let c = s.filter { $0 > 1 } }")
    #expect(["a Int", "b Int", "$0 Int", "c [Int]"].filter { !found.contains($0) } == [])
  }

  @Test(
    "What may not be a sequence of the standard library is unknown",
    arguments: [
      "struct S { func makeIterator() -> [Int].Iterator {} }",
      "struct S: Sequence { func makeIterator() -> Own {} }",
    ])
  func sequencesOfTheirOwn(_ code: String) {
    #expect(names("\(code); func f(s: S) { for a in s {} }").contains("a unknown"))
    let found = names(
      "struct S: Sequence { typealias Element = Int; func map(_ b: (Bool) -> Void) {} }; "
        + "func f(s: S) { s.map { b in b } }")
    #expect(found.contains("b Bool"))
  }

  @Test(
    "What cannot be told exactly is unknown",
    arguments: [
      "let x = unheardOf", "let x = CFunction(1)", "let x: () async -> Void = {}",
      "struct Box<T> {}; let x = Box.make()", "let x = Outside.member",
    ])
  func unknown(_ code: String) {
    #expect(names(code).contains("x unknown"))
  }

  @Test("An extension of a nested type sees the generic parameters around it")
  func nestedGenerics() {
    let project = IndexedProject(
      "struct Tree<View> { struct Node {} }; extension Tree.Node { func f() -> View { 1️⃣g() } }")
    let function = project.index.functions.first { $0.name == "f" }
    #expect(function.map { project.spelled(project.resolver.resultType(of: $0.id)) } == "View")
  }

  @Test("'Self' is the type that an extension of a protocol is for")
  func sameType() {
    #expect(
      names(
        "protocol P {}; struct A: P {}; extension P where Self == A { static var a: Self { .init() } }"
      )
      .first == "a A")
  }

  @Test("The identity of a type is of the type of its property")
  func identity() {
    #expect(names("struct A: Identifiable { let id: Int }; var x: A.ID?").last == "x Int?")
  }

  @Test("A method that is not called may be a property of the superclass from outside")
  func inherited() {
    let source = """
      class C: NSWindowController { func window(_ a: Int) {}; func f() { g(window) } }
      class D { func window(_ a: Int) {}; func f() { g(window) } }
      """
    #expect(
      names(source).filter { $0.hasPrefix("window") } == [
        "window Void", "window unknown", "window Void", "window Void",
      ])
  }

  @Test("A part of a collection has its elements, and is no array")
  func collectionParts() {
    #expect(
      names(
        """
        struct Item {}
        func f(items: [Item], byID: [Int: Item]) {
          let some = items.prefix(2)
          let one = some[0]
          let all = Array(byID.values)
          let ids = byID.keys.sorted()
        }
        """
      ).filter { ["some", "one", "all", "ids"].contains($0.prefix { $0 != " " }) } == [
        "some unknown", "one Item", "some unknown", "all [Item]", "ids [Int]",
      ])
  }

  @Test(
    "What the standard library makes of values is known",
    arguments: [
      ("Array(repeating: Item(), count: 2)", "[Item]"),
      ("Array(repeating: 0, count: 2)", "[Int]"),
      ("(1...2).map { _ in Item() }", "[Item]"),
      ("(0..<items.count).compactMap { $0 > 1 ? items[$0] : nil }", "[Item]"),
      ("0...count", "ClosedRange<Int>"),
      ("items.indices", "Range<Int>"),
      ("items + [Item()] + items", "[Item]"),
      ("items + count", "unknown"),
      ("items - items", "unknown"),
      ("[.one, Item.one, .init()]", "[Item]"),
      ("[items, items].flatMap { $0 }", "[Item]"),
      ("byID.map(\\.value)", "[Item]"),
      ("byID.filter { $0.key > 1 }", "[Int : Item]"),
      ("byID.sorted { $0.key < $1.key }.map { $0.value }", "[Item]"),
      ("Dictionary(grouping: items, by: \\.id)", "[Int : [Item]]"),
      ("Dictionary(grouping: items) { $0.id }", "[Int : [Item]]"),
      ("Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })", "[Int : Item]"),
      ("items.reduce(into: [Item]()) { $0.append($1) }", "[Item]"),
      ("items.map(\\.id).reduce(0, +)", "unknown"),
      ("items.firstIndex { $0.id == 1 }", "Int?"),
      ("Set(items.map(\\.id)).sorted()", "[Int]"),
    ])
  func collections(_ value: String, _ type: String) {
    let found = names(
      """
      struct Item { static let one = Item(); let id = 0 }
      func f(items: [Item], byID: [Int: Item], count: Int) { let found = \(value) }
      """
    ).filter { $0.hasPrefix("found ") }
    #expect(found == ["found \(type)"])
  }

  @Test("An initialiser that is named with its labels gives what it may give")
  func namedInitializers() {
    #expect(
      names(
        """
        enum Kind: Int { case plain }
        struct Item { init(id: Int) {}; init?(name: String) {} }
        let a = [1].map(Item.init(id:))
        let b = [""].map(Item.init(name:))
        let c = [1].map(Kind.init(rawValue:))
        """
      ).filter { $0.hasPrefix("a ") || $0.hasPrefix("b ") || $0.hasPrefix("c ") } == [
        "a [Item]", "b [Item?]", "c [Kind?]",
      ])
  }

  @Test("An initialiser that is named without labels is known where none may fail")
  func unlabelledInitializers() {
    #expect(
      names(
        """
        enum Kind: Int { case plain }
        struct Item { init(id: Int) {}; init?(name: String) {} }
        struct Sure { init(id: Int) {} }
        let a = [1].map(Item.init)
        let b = [1].map(Sure.init)
        let c = [1].map(Kind.init)
        """
      ).filter { $0.hasPrefix("a ") || $0.hasPrefix("b ") || $0.hasPrefix("c ") } == [
        "a unknown", "b [Sure]", "c [Kind?]",
      ])
  }

  @Test("A captured 'self' is optional where it is weak, until it is unwrapped")
  func capturedSelf() {
    #expect(
      names(
        """
        class Model {
          func run() {
            self.stop()
            call { [weak self] in
              self?.stop()
              guard let self else { return }
              self.stop()
            }
            call { [self] in self.stop() }
          }
        }
        """
      ).filter { $0.hasPrefix("self ") } == [
        "self Model?", "self Model?", "self Model", "self Model", "self Model", "self Model",
      ])
  }

  @Test("A literal of types names a type, with 'self' behind it as in a call")
  func literalTypes() {
    #expect(
      names(
        """
        struct Item {}
        let a = JSONDecoder().decode([Item].self, from: data)
        let b = JSONDecoder().decode([String: [Item]].self, from: data)
        let c = [String: [Item]]()
        """
      ).filter { $0.hasPrefix("a ") || $0.hasPrefix("b ") || $0.hasPrefix("c ") } == [
        "a [Item]", "b [String : [Item]]", "c [String : [Item]]",
      ])
  }

  @Test("A container of keys gives what it is asked for, and a change what the value is")
  func keyedContainers() {
    #expect(
      names(
        """
        struct Item: Codable {
          enum CodingKeys: String, CodingKey { case name }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let name = try keys.decodeIfPresent(Item.self, forKey: .name)
          }
        }
        struct Row: View {
          let item: Item
          var body: some View { Text("").onChange(of: item) { old, new in print(new) } }
        }
        """
      ).filter { $0.hasPrefix("keys ") || $0.hasPrefix("name Item?") || $0.hasPrefix("new ") } == [
        "keys KeyedDecodingContainer<Item.CodingKeys>", "name Item?",
        "keys KeyedDecodingContainer<Item.CodingKeys>", "new Item", "new Item",
      ])
  }

  @Test("What is removed from a list is an element, but for a number of them")
  func removedElements() {
    #expect(
      names(
        """
        struct Item {}
        func run(_ items: [Item]) {
          let a = items.removeFirst()
          let b: Void = items.removeFirst(2)
        }
        """
      ).filter { $0.hasPrefix("removeFirst ") } == ["removeFirst Item", "removeFirst Void"])
  }

  @Test("A value has a property where its type has a case of that name")
  func caseAndProperty() {
    #expect(
      names(
        """
        enum Place {
          case folder(String)
          var folder: String { "" }
        }
        func run(_ place: Place) { print(place.folder, Place.folder("")) }
        """
      ).filter { $0.hasPrefix("folder ") } == [
        "folder Place", "folder String", "folder String", "folder Place",
      ])
  }

  @Test("What a guard of top-level code binds is there behind it, and not within types")
  func topLevelGuard() {
    #expect(
      names(
        """
        var count: Int? = nil
        guard let count else { fatalError() }
        use(count)
        struct Item { func f() { use(count) } }
        """
      ).filter { $0.hasPrefix("count") } == [
        "count Int?", "count Int", "count Int", "count Int?",
      ])
  }

  @Test("The type of a function's value is told where it is spelled without effects alone")
  func effects() {
    #expect(
      names(
        """
        struct Item { let run: () async -> Void; let stop: () -> Void }
        func f(items: [() throws -> Void]) {
          items.forEach { item in use(item) }
          use(Item(run: {}, stop: {}))
        }
        """
      ).filter { ["run", "stop", "item"].contains($0.prefix { $0 != " " }) } == [
        "run unknown", "stop () -> Void", "item unknown", "item unknown", "run unknown",
        "stop () -> Void",
      ])
  }

  @Test("A value of the environment that is declared under a condition may be another's")
  func conditionalEnvironmentValue() {
    #expect(
      names(
        """
        #if os(macOS)
        extension EnvironmentValues {
          var horizontalSizeClass: UserInterfaceSizeClass { .regular }
        }
        #endif
        struct Page: View { @Environment(\\.horizontalSizeClass) private var size }
        """
      ).last == "size unknown")
  }

  @Test("An extension of a framework's type says nothing of a method of a set or of a view")
  func extensionsOfOtherTypes() {
    #expect(
      names(
        """
        extension MKCoordinateRegion { func contains(_ place: CLLocationCoordinate2D) -> Bool { true } }
        extension NSMutableAttributedString { func font(_ font: UIFont) {} }
        enum Section { case busy }
        struct Page: View {
          var sections: Set<Section> = []
          var body: some View { if sections.contains(.busy) { Text("a").bold().font(.title) } }
        }
        """
      ).filter { ["busy", "title"].contains($0.prefix { $0 != " " }) }.suffix(2) == [
        "busy unknown", "title unknown",
      ])
  }
}
