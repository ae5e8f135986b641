extension RecoveryCase {
  static let braces = [
    RecoveryCase(
      "A function lacks its closing brace",
      """
      class A {
        func f() {
          g()

        func h() {}
        let x = 1
      }
      struct B {}
      """,
      outline: "class A { func f; func h; let x } struct B {}",
      errors: ["5:3 expected '}'"]),
    RecoveryCase(
      "A statement lacks its closing brace",
      """
      class A {
        func f() {
          if x {
            g()
        }
        func h() {}
      }
      struct B {}
      """,
      outline: "class A { func f; func h } struct B {}",
      errors: ["5:3 expected '}'"]),
    RecoveryCase(
      "A class lacks its closing brace",
      """
      class A {
        let x = 1

      @MainActor
      struct B {
        let y = 2
      }
      """,
      outline: "class A { let x } struct B { let y }",
      errors: ["4:1 expected '}'"]),
    RecoveryCase(
      "The last brace of the file is missing",
      """
      struct A {}
      class B {
        func f() {
        }
      """,
      outline: "struct A {} class B { func f }",
      errors: ["4:4 expected '}'"]),
    RecoveryCase(
      "A class lacks its opening brace",
      """
      class A: B
        let x = 1
        func f() { x }
      }
      struct C {}
      """,
      outline: "class A { let x; func f } struct C {}",
      errors: ["2:3 expected '{'"]),
    RecoveryCase(
      "A function lacks its opening brace",
      """
      class A {
        func f()
          return g()
        }
        func h() {}
      }
      struct B {}
      """,
      outline: "class A { func f; func h } struct B {}",
      errors: ["3:5 expected '{'"]),
    RecoveryCase(
      "A call in a view builder lacks the opening brace of its closure",
      """
      struct A: View {
        var body: some View {
          VStack(spacing: 2)
            Text("a")
          }
          .padding()
        }
        let x = 1
      }
      """,
      outline: "struct A { var body; let x }",
      errors: ["4:7 expected '{'"]),
    RecoveryCase(
      "There is a closing brace too many",
      """
      class A {
        func f() {
        }
        }
        func g() {}
      }
      struct B {}
      """,
      outline: "class A { func f; func g } struct B {}",
      errors: ["4:3 '}' closes nothing"]),
    RecoveryCase(
      "There is an opening brace too many",
      """
      class A {
        func f() { {
          g()
        }
        func h() {}
      }
      struct B {}
      """,
      outline: "class A { func f; func h } struct B {}",
      errors: ["5:3 expected '}'"]),
    RecoveryCase(
      "Tabs indent as spaces do",
      "class A {\n\tfunc f() {\n\t\tg(\n\n\tfunc h() {}\n}\nstruct B {}\n",
      outline: "class A { func f; func h } struct B {}",
      errors: ["5:2 expected expression"]),
    RecoveryCase(
      "Code that is not indented is nested as its braces say",
      """
      class A {
      func f() {
      g()
      func h() {}
      }
      struct B {}
      """,
      outline: "class A { func f; struct B {} }",
      errors: ["6:12 expected '}'"]),
  ]

  static let brackets = [
    RecoveryCase(
      "A list of parameters is not closed",
      """
      class A {
        func f(x: Int {
        }
        func g() {}
      }
      """,
      outline: "class A { func f; func g }",
      errors: ["2:17 expected ')'"]),
    RecoveryCase(
      "An argument list is not closed",
      """
      class A {
        let x = f(1, 2
        let y = 3
        func g() {}
      }
      """,
      outline: "class A { let x; let y; func g }",
      errors: ["3:3 expected ')'"]),
    RecoveryCase(
      "An array is not closed",
      """
      struct A {
        let x = [1, 2
        var y = 3
      }
      struct B {}
      """,
      outline: "struct A { let x; var y } struct B {}",
      errors: ["3:3 expected ']'"]),
    RecoveryCase(
      "Generic arguments are not closed",
      """
      struct A {
        let x: Set<Int = []
        var y = 3
      }
      """,
      outline: "struct A { let x; var y }",
      errors: ["2:18 expected '>'"]),
    RecoveryCase(
      "Closing brackets stand about",
      """
      struct A {
        let x = 1
        ] ) stray
        func f() {}
      }
      """,
      outline: "struct A { let x; func f }",
      errors: ["3:3 unexpected code"]),
  ]

  static let texts = [
    RecoveryCase(
      "A string is not closed",
      """
      struct A {
        let x = "one
        let y = 2
      }
      struct B {}
      """,
      outline: "struct A { let x; let y } struct B {}",
      errors: ["2:15 string is not closed"]),
    RecoveryCase(
      "A string that is not closed hides an opening brace",
      """
      class A {
        func f(x: String = ") {
          g()
        }
        func h() {}
      }
      struct B {}
      """,
      outline: "class A { func f; func h } struct B {}",
      errors: ["2:26 string is not closed", "3:5 expected ')'"]),
    RecoveryCase(
      "An interpolation is not closed",
      #"""
      struct A {
        let x = "one \(two"
        let y = 2
      }
      """#,
      outline: "struct A { let x; let y }",
      errors: ["2:21 expected ')'", "2:22 string is not closed"]),
    RecoveryCase(
      "A multi-line string is not closed",
      """
      struct A {
        let x = \"""
        let y = 2
      }
      struct B {}
      """,
      outline: "struct A { let x; let y } struct B {}",
      errors: ["2:14 string is not closed"]),
    RecoveryCase(
      "A comment is not closed",
      """
      struct A {
        let x = 1 /* one
        let y = 2
      }
      """,
      outline: "struct A { let x; let y }",
      errors: ["2:13 comment is not closed"]),
    RecoveryCase(
      "A merge left its conflict markers",
      """
      struct A {
      <<<<<<< HEAD
        let x = 1
      =======
        let x = 2 }
      >>>>>>> branch
        let y = 2
      }
      """,
      outline: "struct A { let y }",
      errors: ["2:1 conflict marker"]),
    RecoveryCase(
      "Text in typographic quotes, and a stray backtick",
      """
      struct A {
        let x = “one”
        let `y = 2
        let z = 3
      }
      """,
      outline: "struct A { let x; let; let z }",
      errors: ["2:11 invalid character", "2:17 invalid character", "3:7 invalid character"]),
  ]
}
