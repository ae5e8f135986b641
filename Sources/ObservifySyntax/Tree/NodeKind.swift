/// What a node of the syntax tree is.
///
/// The comment of each case gives its shape: nodes in *camelCase*, tokens in `code`, `?` for
/// optional, `*` for repeated, `,*` for repeated with commas between. Expressions, types, patterns
/// and declarations stand for any node of their group. Statements and declarations are direct
/// children of what contains them; there is no wrapper node for an item of a code block. A node
/// whose text is only partly there has fewer children, never other ones; what fits nowhere is an
/// ``unexpected`` child.
public enum NodeKind: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  // MARK: Containers

  /// item* `endOfFile`: statements, declarations and expressions, with optional `;` between.
  case sourceFile
  /// `{` item* `}`
  case codeBlock
  /// Tokens that fit nowhere.
  case unexpected
  /// ifConfigClause+ `#endif`. Stands wherever an item, member, switch case, attribute, array
  /// element or postfix member may stand.
  case ifConfig
  /// `#if`|`#elseif`|`#else` expression? content*: what the place of the `ifConfig` allows. In a
  /// postfix chain the content is the members, written against an absent base.
  case ifConfigClause
  /// `#sourceLocation` with its arguments.
  case sourceLocation

  // MARK: Declarations: each begins with attribute* modifier*

  /// `@` type argumentList? | `@` type attributeArguments?
  case attribute
  /// `(` … `)`: arguments of an attribute that are not expressions, as in `@available(iOS 17, *)`:
  /// tokens, and for a few attributes types, references, strings or a declaration between them.
  case attributeArguments
  /// a modifier keyword, and its detail: `(set)`, `(unsafe)`
  case modifier
  /// `import` kind? name (`.` name)*
  case importDecl
  /// `class` name genericParameterClause? inheritanceClause? whereClause? memberBlock
  case classDecl
  /// As `classDecl`, with `struct`.
  case structDecl
  /// As `classDecl`, with `enum`.
  case enumDecl
  /// As `classDecl`, with `actor`.
  case actorDecl
  /// `protocol` name primaryAssociatedTypes? inheritanceClause? whereClause? memberBlock
  case protocolDecl
  /// `<` name,* `>` of a protocol.
  case primaryAssociatedTypes
  /// `extension` type inheritanceClause? whereClause? memberBlock
  case extensionDecl
  /// `{` declaration* `}`
  case memberBlock
  /// `:` inheritedType,*
  case inheritanceClause
  /// type, and the comma behind it
  case inheritedType
  /// `<` genericParameter,* whereClause? `>`
  case genericParameterClause
  /// attribute* `each`|`let`? name (`:` type)? `,`?
  case genericParameter
  /// `where` requirement,*
  case whereClause
  /// type (`:`|`==`) type, or a layout requirement; and the comma behind it
  case requirement
  /// `typealias` name genericParameterClause? `=` type whereClause?
  case typealiasDecl
  /// `associatedtype` name inheritanceClause? (`=` type)? whereClause?
  case associatedTypeDecl
  /// `let`|`var`|`inout`… patternBinding,*
  case variableDecl
  /// pattern typeAnnotation? initializerClause? accessorBlock?, and the comma behind it
  case patternBinding
  /// `:` type
  case typeAnnotation
  /// `=` expression
  case initializerClause
  /// `{` accessorDecl* `}`, or `{` item* `}` for a getter without its keyword
  case accessorBlock
  /// `get`|`set`|`willSet`|… (`(` name `)`)? effects codeBlock?
  case accessorDecl
  /// `func` name genericParameterClause? parameterClause effects returnClause? whereClause? codeBlock?
  case functionDecl
  /// `init` (`?`|`!`)? genericParameterClause? parameterClause effects whereClause? codeBlock?
  case initDecl
  /// `deinit` codeBlock?
  case deinitDecl
  /// `subscript` genericParameterClause? parameterClause returnClause whereClause? accessorBlock?
  case subscriptDecl
  /// `(` parameter,* `)`
  case parameterClause
  /// attribute* modifier* name name? `:` type `...`? initializerClause?, and the comma behind it.
  /// Of an enum case: the names and the colon may be absent. Of a closure: the type may be.
  case parameter
  /// `throws` `(` type `)`; a plain `throws`, `rethrows` or `async` is a token of the parent.
  case throwsClause
  /// `->` type
  case returnClause
  /// `case` enumCaseElement,*
  case enumCaseDecl
  /// name parameterClause? initializerClause?, and the comma behind it
  case enumCaseElement
  /// `operator` and what follows it.
  case operatorDecl
  /// `precedencegroup` name `{` … `}`
  case precedenceGroupDecl
  /// `macro` name genericParameterClause? parameterClause returnClause? initializerClause? whereClause?
  case macroDecl
  /// attribute* modifier* and nothing that they belong to.
  case missingDecl

  // MARK: Statements

  /// name `:` statement
  case labeledStatement
  /// `if` conditionList codeBlock (`else` codeBlock|ifExpression)?
  case ifExpression
  /// `guard` conditionList `else` codeBlock
  case guardStatement
  /// `while` conditionList codeBlock
  case whileStatement
  /// `repeat` codeBlock `while` expression
  case repeatStatement
  /// `for` `try`? `await`? `case`? pattern typeAnnotation? `in` expression whereCondition? codeBlock
  case forStatement
  /// `do` throwsClause? codeBlock catchClause*
  case doStatement
  /// `catch` catchItem,* codeBlock
  case catchClause
  /// pattern? whereCondition?, and the comma behind it
  case catchItem
  /// `where` expression, of a case, a catch or a loop
  case whereCondition
  /// `switch` expression `{` switchCase* `}`
  case switchExpression
  /// attribute? (`case` caseItem,* | `default`) `:` item*
  case switchCase
  /// pattern whereCondition?, and the comma behind it
  case caseItem
  /// condition,*
  case conditionList
  /// expression | optionalBindingCondition | patternCondition | availabilityCondition, and the
  /// comma behind it
  case condition
  /// (`let`|`var`|`inout`) pattern typeAnnotation? initializerClause?
  case optionalBindingCondition
  /// `case` pattern typeAnnotation? initializerClause
  case patternCondition
  /// `#available`|`#unavailable` `(` … `)`
  case availabilityCondition
  /// `return` expression?
  case returnStatement
  /// `throw` expression
  case throwStatement
  /// `defer` codeBlock
  case deferStatement
  /// `break` name?
  case breakStatement
  /// `continue` name?
  case continueStatement
  /// `fallthrough`
  case fallthroughStatement
  /// `yield` expression or `yield` `(` expression,* `)`
  case yieldStatement
  /// `discard` expression
  case discardStatement
  /// `then` expression
  case thenStatement

  // MARK: Expressions

  /// expression (operator expression)*, flat, in source order, precedence not applied. The
  /// operators are `operatorReference`, `assignment`, `arrowOperator`, `ternary`, `castOperator`.
  case sequenceExpression
  /// An operator between operands, or one that stands alone as in `reduce(0, +)`.
  case operatorReference
  /// `=`
  case assignment
  /// `async`? throws? `->` between types that are written as expressions.
  case arrowOperator
  /// `?` expression `:` between two operands
  case ternary
  /// `is` type | `as` (`?`|`!`)? type
  case castOperator
  /// operator expression
  case prefixExpression
  /// expression operator
  case postfixExpression
  /// `&` expression
  case inoutExpression
  /// `try` (`?`|`!`)? expression
  case tryExpression
  /// `await` expression
  case awaitExpression
  /// `unsafe` expression
  case unsafeExpression
  /// `copy`, `consume` or `borrow` expression
  case ownershipExpression
  /// `each` expression
  case packElementExpression
  /// `repeat` expression
  case packExpansionExpression
  /// A name: `x`, `$x`, `$0`, `self`, `Self`, `super`, `init`, a name with argument labels
  /// (`f(a:b:)`, whose labels are tokens of `nameArguments`).
  case reference
  /// `(` (label `:`)* `)` behind a name
  case nameArguments
  /// expression? `.` name nameArguments?; no expression for `.name` by itself or in an `#if` of a
  /// postfix chain. The name is the token behind the dot; a tuple index is one too.
  case memberExpression
  /// expression argumentList? closureExpression? labeledClosure*
  case callExpression
  /// expression argumentList (in square brackets) closureExpression? labeledClosure*
  case subscriptExpression
  /// `(` argument,* `)` or `[` argument,* `]`
  case argumentList
  /// (label `:`)? expression, and the comma behind it. Also the element of a tuple.
  case argument
  /// label `:` closureExpression
  case labeledClosure
  /// expression genericArgumentClause
  case genericSpecialization
  /// expression `?`
  case optionalChain
  /// expression `!`
  case forceUnwrap
  /// expression ifConfig: an `#if` within a postfix chain.
  case postfixIfConfig
  /// `{` closureSignature? item* `}`
  case closureExpression
  /// attribute* captureClause? (parameterClause | closureParameter,*)? effects returnClause? `in`
  case closureSignature
  /// `[` capture,* `]`
  case captureClause
  /// specifier? name initializerClause?, and the comma behind it
  case capture
  /// name, without parentheses, and the comma behind it
  case closureParameter
  /// A number, `true`, `false` or `nil`.
  case literal
  /// Quotes, `stringSegment` tokens and interpolations.
  case stringLiteral
  /// `\(` argument,* `)`
  case interpolation
  /// A regex literal.
  case regexLiteral
  /// `[` arrayElement,* `]`
  case arrayExpression
  /// expression, and the comma behind it
  case arrayElement
  /// `[` dictionaryElement,* `]` or `[:]`
  case dictionaryExpression
  /// expression `:` expression, and the comma behind it
  case dictionaryElement
  /// `(` argument,* `)`
  case tupleExpression
  /// `_`
  case discardExpression
  /// A type that cannot be read as an expression: `any P`, `Any`, `@Sendable () -> Void`,
  /// `[3 of Int]`. What can, such as `[Int]?.self` and `(Int) -> Void`, is an expression.
  case typeExpression
  /// `\` type? then keyPathComponents: `.` name | `?` | `!` | argumentList in square brackets
  case keyPathExpression
  /// One step of a key path.
  case keyPathComponent
  /// `#` name genericArgumentClause? argumentList? closures; as a declaration also attribute* modifier* before
  case macroExpansion
  /// A pattern where an expression stands: `let x` within a `case`.
  case patternExpression

  // MARK: Patterns

  /// name
  case identifierPattern
  /// `_`
  case wildcardPattern
  /// `(` tuplePatternElement,* `)`
  case tuplePattern
  /// (label `:`)? pattern, and the comma behind it
  case tuplePatternElement
  /// (`let`|`var`|`inout`|`borrowing`…) pattern
  case valueBindingPattern
  /// `is` type
  case isTypePattern
  /// expression
  case expressionPattern

  // MARK: Types

  /// name genericArgumentClause?
  case namedType
  /// type `.` name genericArgumentClause?; also `X.Type` and `X.Protocol`
  case memberType
  /// `<` type,* `>`
  case genericArgumentClause
  /// type or expression, and the comma behind it
  case genericArgument
  /// type `?`
  case optionalType
  /// type `!`
  case unwrappedOptionalType
  /// `[` type `]`
  case arrayType
  /// `[` type `:` type `]`
  case dictionaryType
  /// `[` type `of` type `]`
  case inlineArrayType
  /// `(` tupleTypeElement,* `)`
  case tupleType
  /// (name name? `:`)? `inout`? type `...`?, and the comma behind it
  case tupleTypeElement
  /// `(` tupleTypeElement,* `)` effects returnClause
  case functionType
  /// type (`&` type)+
  case compositionType
  /// specifier* attribute* type; also genericParameterClause type, as in `-> <T: P> T`
  case attributedType
  /// `some` type | `any` type
  case constrainedType
  /// `each` type
  case packElementType
  /// `repeat` type
  case packExpansionType
  /// `~` type
  case suppressedType
  /// A type that is spelled as a literal or by a keyword: `_`, `Any`-like classes, numbers.
  case literalType
}
