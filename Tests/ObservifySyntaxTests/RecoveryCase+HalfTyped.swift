extension RecoveryCase {
  static let declarations = [
    RecoveryCase(
      "A function has no parameters, or none that make sense",
      """
      class A {
        func
        func f
        func g(
        func h(x: )
        func i(x Int) {}
        func j() -> {}
        let x = 1
      }
      """,
      outline: "class A { func; func f; func g; func h; func i; func j; let x }",
      errors: [
        "3:3 expected name", "4:3 expected '('", "5:3 expected ')'", "5:13 expected type",
        "6:15 expected ':'", "7:15 expected type",
      ]),
    RecoveryCase(
      "A property has no name, no type or no value",
      """
      class A {
        var
        func f() {}
        var a:
        var b =
        var c: Int =
        let d: = 1
        @Published var
        @State private
        let e = 1
      }
      """,
      outline: "class A { var; func f; var a; var b; var c; let d; var; let e }",
      errors: [
        "3:3 expected pattern", "5:3 expected type", "6:3 expected expression",
        "7:3 expected expression", "7:10 expected type", "9:3 expected pattern",
      ]),
    RecoveryCase(
      "A type has no name, or no body",
      """
      class
      struct A
      enum B: {
        case one
      }
      class C: D, {
        let x = 1
      }
      extension {
        func f() {}
      }
      protocol E { func g( }
      struct F {}
      """,
      outline:
        "struct A {} enum B { case one } class C { let x } extension { func f } protocol E { func g } struct F {}",
      errors: [
        "3:1 expected '{'", "3:9 expected type", "6:13 expected type", "9:11 expected type",
        "12:22 expected ':'",
      ]),
    RecoveryCase(
      "A type is half typed",
      """
      class A {
        var x: B.
        var y: C<
        func f() -> D. {
        }
        func g() -> [ {
        }
        let z = 1
      }
      """,
      outline: "class A { var x; var y; func f; func g; let z }",
      errors: [
        "3:3 expected name", "4:3 expected type", "4:18 expected name", "6:17 expected type",
      ]),
    RecoveryCase(
      "Words stand where none belong",
      """
      class A B: C {
        private foo let x = 1
        func f() bar {
        }
        static
        var y: Int { get bar { 1 } }
        @Environment(\\.a) ` var z
        let w = 1
      }
      """,
      outline: "class A { let x; func f; var y; var z; let w }",
      errors: [
        "1:9 unexpected code", "2:11 unexpected code", "3:12 unexpected code",
        "6:20 unexpected code", "7:21 invalid character",
      ]),
    RecoveryCase(
      "Attributes are unfinished",
      """
      class A {
        @
        let x = 1
        @available(iOS 17
        func f() {}
        @Published(
        var y = 1
        @ let z = 1
      }
      @main
      struct B {}
      """,
      outline: "class A { let x; func f; var y; let z } struct B {}",
      errors: [
        "3:3 expected type", "4:14 expected ')'", "7:3 expected expression", "8:5 expected type",
      ]),
    RecoveryCase(
      "An enumeration has half a case",
      """
      enum A {
        case
        case one(
        case two = 
        case three, 
        func f() {}
      }
      """,
      outline: "enum A { case; case one; case two; case three; func f }",
      errors: [
        "3:3 expected name", "4:3 expected ')'", "5:3 expected expression", "6:3 expected name",
      ]),
    RecoveryCase(
      "A property's accessors are unfinished",
      """
      class A {
        var x: Int { get { 1 } set
        var y: Int {
          get
          didSet { 
        }
        var z: Int { 
        let w = 1
      }
      """,
      outline: "class A { var x; var y; var z; let w }",
      errors: ["3:3 expected '}'", "6:3 expected '}'", "8:3 expected '}'"]),
    RecoveryCase(
      "Statements stand among members",
      """
      class A {
        let x = 1
        x = 2
        if x { y() }
        print("z")
        return
        func f() {}
      }
      """,
      outline: "class A { let x; func f }",
      errors: ["3:3 unexpected code"]),
  ]

  static let statements = [
    RecoveryCase(
      "Statements lack their conditions",
      """
      func f() {
        if
        if {
        }
        guard let x
        guard x else
        while {}
        for x
        for in y {}
        let z = 1
      }
      struct A {}
      """,
      outline: "func f struct A {}",
      errors: [
        "3:6 expected condition", "5:3 expected '{'", "6:3 expected 'else'", "7:3 expected '{'",
        "7:9 expected condition", "9:3 expected 'in'", "9:7 expected pattern",
      ]),
    RecoveryCase(
      "A switch is unfinished",
      """
      func f() {
        switch x {
        case
        case .a
          g()
        case .b:
        default
        }
        switch
      }
      func h() {}
      """,
      outline: "func f func h",
      errors: [
        "4:3 expected expression", "5:5 expected ':'", "8:3 expected ':'",
        "10:1 expected expression",
      ]),
    RecoveryCase(
      "A member is not yet typed",
      """
      func f() {
        x.
        y.z.
        let a = b.
        return c.
      }
      func g() {}
      """,
      outline: "func f func g",
      errors: ["3:3 expected name", "4:3 expected name", "5:3 expected name", "6:1 expected name"]),
    RecoveryCase(
      "Expressions end with an operator",
      """
      func f() {
        let a = b +
        let c = d ? e
        let g = try
        let h = !
        return i as
      }
      func j() {}
      """,
      outline: "func f func j",
      errors: [
        "3:3 expected expression", "4:3 expected ':'", "5:3 expected expression",
        "5:11 expected expression", "7:1 expected type",
      ]),
    RecoveryCase(
      "A closure is unfinished",
      """
      func f() {
        g { x in
        h()
      }
      func i() {}
      """,
      outline: "func f func i",
      errors: ["4:1 expected '}'"]),
    RecoveryCase(
      "A keyword stands alone",
      """
      func f() {
        else
        case .a:
        in
        catch { }
        where x
        throws
      }
      func g() {}
      """,
      outline: "func f func g",
      errors: [
        "2:3 unexpected code", "3:3 unexpected code", "4:3 unexpected code", "5:3 unexpected code",
        "6:3 unexpected code", "7:3 unexpected code",
      ]),
  ]

  static let directives = [
    RecoveryCase(
      "An #if is not closed",
      """
      #if A
      struct B {
        func f() {}
      }
      class C {}
      """,
      outline: "struct B { func f } class C {}",
      errors: ["5:11 expected '#endif'"]),
    RecoveryCase(
      "An #endif closes nothing",
      """
      class A {
        let x = 1
        #endif
        let y = 2
      }
      #else
      struct B {}
      """,
      outline: "class A { let x; let y } struct B {}",
      errors: ["3:3 unexpected code", "6:1 unexpected code"]),
    RecoveryCase(
      "An #if has no condition, or half of one",
      """
      #if
      struct A {}
      #elseif B &&
      struct C {}
      #endif
      #if os(
      struct D {}
      #endif
      struct E {}
      """,
      outline: "struct A {} struct C {} struct D {} struct E {}",
      errors: ["2:1 expected expression", "4:1 expected expression", "7:1 expected expression"]),
    RecoveryCase(
      "A branch of an #if lacks a brace",
      """
      class A {
        #if B
        func f() {
          g()
        #else
        func h() {}
        #endif
        let x = 1
      }
      struct C {}
      """,
      outline: "class A { func f; func h; let x } struct C {}",
      errors: ["5:3 expected '}'"]),
  ]
}
