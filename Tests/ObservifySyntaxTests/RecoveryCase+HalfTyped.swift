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
      errors: []),
    RecoveryCase(
      "A property has no name, no type or no value",
      """
      class A {
        var
        var a:
        var b =
        var c: Int =
        let d: = 1
        @Published var
        @State private
        let e = 1
      }
      """,
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
    RecoveryCase(
      "A closure is unfinished",
      """
      func f() {
        g { x in
        h()
      }
      func i() {}
      """,
      outline: "",
      errors: []),
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
      outline: "",
      errors: []),
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
      errors: []),
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
      errors: []),
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
      errors: []),
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
      errors: []),
  ]
}
