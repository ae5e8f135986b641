/* block /* nested */ */ let a /* between */ = /* ] */ 1 // line
/// doc
/** doc
 block */
let 变量 = "é", `class` = 1, `raw name` = 2, $projected = $0, 👩‍💻 = a ⊕ b	// tab

