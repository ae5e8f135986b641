import ObservifySyntax
import ObservifyText

/// What is known of types and functions from outside the project: ``SDKInterface``, read once.
struct SDKTable: Sendable {
  static let shared = SDKTable(SDKInterface.all)

  /// What functions ask for.
  static let arguments = SDKTable([SDKInterface.arguments])

  /// The types by their names.
  private(set) var types: [String: SDKType] = [:]

  /// The functions that are no members, and the initialisers by the names of their types.
  private(set) var functions: [String: [SDKFunction]] = [:]

  /// What other names of types mean.
  private(set) var aliases: [String: StaticType] = [:]

  /// The names that protocols give to types of those who adopt them.
  private(set) var memberAliases: Set<String> = []

  /// The names of all types that it mentions.
  private(set) var mentionedTypes: Set<String> = []

  /// The names of members that classes of the project inherit.
  private(set) var inheritedNames: Set<String> = []

  /// Reads declarations.
  ///
  /// - Complexity: O(*n*) in the length of the sources.
  init(_ interfaces: [String]) {
    for interface in interfaces {
      let source = SourceText(path: "", text: interface)
      let root = SyntaxTree(parsing: source).root
      mentionedTypes.formUnion(
        root.descendants.filter { $0.kind == .namedType }.compactMap {
          ProjectIndex.path(of: $0).last
        })
      for node in root.children {
        if let declaration = TypeDeclaration(node) {
          let type = SDKType(declaration)
          let name = declaration.extendedType.map { ProjectIndex.path(of: $0) }
          types[name?.joined(separator: ".") ?? declaration.name] = type
          memberAliases.formUnion(type.aliases.keys)
          if type.isInherited {
            inheritedNames.formUnion(type.properties.keys)
            inheritedNames.formUnion(type.functions.keys)
          }
        } else if let function = FunctionDeclaration(node) {
          functions[function.name, default: []].append(SDKFunction(function, of: []))
        } else if node.kind == .typealiasDecl, let name = node.aliasName {
          aliases[name] = StaticType(node.aliasTarget, generics: [])
        }
      }
    }
    guard let collection = types[SDKInterface.collections] else { return }
    for (name, type) in types where type.supertypes.contains("Collection") {
      types[name] = type.inheriting(from: collection)
    }
  }
}

extension SDKTable {
  /// Whether a type stands for all that conform to a protocol.
  func isConformance(_ type: StaticType) -> Bool {
    guard case .external(let name, _) = type, let type = types[name] else { return false }
    return type.kind == .enumDecl && type.cases.isEmpty
  }
}

/// A type from outside.
struct SDKType: Sendable {
  /// A protocol's members are told for closures and operators, a class's for those who inherit.
  let kind: NodeKind

  /// The names of the generic parameters.
  let generics: [String]

  /// What each parameter is where no argument is spelled.
  let defaults: [StaticType]

  /// The names of the protocols that it conforms to; its first argument is what they are about.
  let supertypes: Set<String>

  private(set) var properties: [String: StaticType] = [:]
  private(set) var functions: [String: [SDKFunction]] = [:]

  /// The names that a protocol gives to types of those who adopt it, who stand as `Self`.
  private(set) var aliases: [String: StaticType] = [:]

  /// What belongs to the type itself.
  private(set) var statics: [String: StaticType] = [:]
  private(set) var staticFunctions: [String: [SDKFunction]] = [:]

  /// The values of an enum's cases.
  private(set) var cases: [String: [StaticType]] = [:]

  /// Creates the entry of a declaration.
  init(_ declaration: TypeDeclaration) {
    kind = declaration.node.kind
    supertypes = Set(declaration.inheritedTypes.compactMap { $0.children.first?.text })
    let associated = declaration.node.child(.primaryAssociatedTypes)?.directTokens ?? []
    generics =
      associated.filter(\.kind.isName).map(\.name)
      + declaration.genericParameters.compactMap(\.genericParameterName)
      // Those of a nested type stand behind its whole name.
      + (declaration.extendedType?.genericArguments.map(\.text) ?? [])
    defaults = declaration.genericParameters.compactMap(\.children.first).map {
      StaticType($0, generics: [])
    }
    for member in declaration.members { add(member) }
  }

  private mutating func add(_ member: Node) {
    let generics = kind == .protocolDecl ? generics + ["Self"] : generics
    if let function = FunctionDeclaration(member), member.hasModifier("static") {
      staticFunctions[function.name, default: []].append(SDKFunction(function, of: generics))
    } else if let function = FunctionDeclaration(member) {
      functions[function.name, default: []].append(SDKFunction(function, of: generics))
    } else if member.kind == .typealiasDecl, let name = member.aliasName {
      aliases[name] = StaticType(member.aliasTarget, generics: ["Self"])
    } else if let variable = VariableDeclaration(member),
      let written = variable.bindings.last?.type
    {
      for name in variable.bindings.compactMap(\.nameToken?.name) {
        if written.kind == .functionType {
          let function = SDKFunction(written, of: generics)
          if member.hasModifier("static") {
            staticFunctions[name, default: []].append(function)
          } else {
            functions[name, default: []].append(function)
          }
        } else if member.hasModifier("static"), kind != .protocolDecl {
          statics[name] = StaticType(written, generics: generics)
        } else {
          properties[name] = StaticType(written, generics: generics)
        }
      }
    } else {
      for element in member.children(.enumCaseElement) {
        cases[element.firstToken.name] =
          element.child(.parameterClause)?.children(.parameter).map {
            StaticType(Parameter($0)?.type, generics: generics)
          } ?? []
      }
    }
  }

  /// The type with the members of another one that it does not declare, whose first parameter is what
  /// its values iterate over.
  fileprivate func inheriting(from other: SDKType) -> SDKType {
    let values = generics.map { StaticType.generic($0, bounds: []) }
    let element =
      values.count == 2 ? StaticType.dictionary(values[0], values[1]).element : values[0]
    let replaced = { (name: String) in name == other.generics[0] ? element : nil }
    var type = self
    for (name, property) in other.properties where type.properties[name] == nil {
      type.properties[name] = property.replacing(replaced)
    }
    for (name, functions) in other.functions where type.functions[name] == nil {
      type.functions[name] = functions.map { $0.replacing(replaced) }
    }
    return type
  }

  /// The type of a member: of a method, as a function.
  func member(_ name: String) -> StaticType? {
    if let property = properties[name] { return property }
    guard let function = functions[name]?.first, function.generics.isEmpty,
      function.result != .unknown
    else { return nil }
    return .function(result: function.result)
  }

  /// Whether the members are those of types of the project, too, that inherit from it.
  var isInherited: Bool { kind == .classDecl || kind == .protocolDecl && generics.isEmpty }

  /// The generic parameters' arguments by name.
  func named(_ arguments: [StaticType]) -> [String: StaticType] {
    Dictionary(zip(generics, arguments)) { first, _ in first }
  }
}

/// A function, an initialiser or a method from outside.
struct SDKFunction: Sendable {
  /// The names of its own generic parameters, which each call settles.
  let generics: [String]
  let labels: [String?]
  private(set) var inputs: [StaticType]

  /// The types that a `where` clause makes the same.
  let equalities: [(StaticType, StaticType)]

  /// The result; unknown when it is not told.
  private(set) var result: StaticType

  /// Whether a capital letter tells that it is an initialiser.
  let isInitializer: Bool

  /// The place of the parameter that takes a closure.
  let closurePlace: Int?

  /// Creates the entry of a declaration.
  fileprivate init(_ declaration: FunctionDeclaration, of owner: [String]) {
    generics = declaration.genericParameters.compactMap(\.genericParameterName)
    let names = owner + generics
    labels = declaration.parameters.map(\.label)
    inputs = declaration.parameters.map { StaticType($0.type, generics: names) }
    let requirements = declaration.node.child(.whereClause)?.children(.requirement) ?? []
    equalities = requirements.map { requirement in
      let sides = requirement.children.filter(\.kind.isType)
      return (StaticType(sides.first, generics: names), StaticType(sides.last, generics: names))
    }
    result = StaticType(declaration.resultType, generics: names)
    isInitializer = declaration.name.first?.isUppercase == true
    closurePlace = inputs.firstIndex { if case .function = $0 { true } else { false } }
  }

  /// Creates the entry of one of several functions that are declared at once.
  fileprivate init(_ written: Node, of owner: [String]) {
    generics = []
    equalities = []
    isInitializer = false
    guard case .function(let inputs, let result) = StaticType(written, generics: owner) else {
      preconditionFailure("a function's type is written")
    }
    self.inputs = inputs
    self.result = result
    labels = inputs.map { _ in nil }
    closurePlace = inputs.firstIndex { if case .function = $0 { true } else { false } }
  }

  /// The function with generic parameters of its type replaced.
  fileprivate func replacing(_ argument: (String) -> StaticType?) -> SDKFunction {
    var function = self
    function.inputs = inputs.map { $0.replacing(argument) }
    function.result = result.replacing(argument)
    return function
  }

  /// The type of the parameter that one of the arguments with some labels is for; nil where a call with
  /// those is none of the function.
  func input(at place: Int, _ given: [String?]) -> StaticType? {
    var rest = labels.indices[...]
    var found: StaticType?
    for (position, label) in given.enumerated() {
      guard let at = rest.first(where: { labels[$0] == label }) else { return nil }
      if position == place { found = inputs[at] }
      rest = rest[(at + 1)...]
    }
    return found
  }

  /// What the closure is given that the function takes; nil for no closure.
  var given: StaticType? {
    guard let closurePlace, case .function(let inputs, _) = self.inputs[closurePlace] else {
      return nil
    }
    return inputs.first
  }

  /// How many values the closure is given that the function takes.
  var givenCount: Int {
    guard let closurePlace, case .function(let inputs, _) = inputs[closurePlace] else { return 0 }
    return inputs.count
  }

  /// Whether a call can be one of the function: the labels of what is no closure decide.
  func takes(_ call: CallExpression) -> Bool {
    if generics.isEmpty, !isInitializer { return true }
    let plain = labels.indices.filter { $0 != closurePlace }.map { labels[$0] }
    guard closurePlace != nil else {
      return call.trailingClosures.isEmpty && call.arguments.map(\.label) == plain
    }
    return call.arguments.prefix(plain.count).map(\.label) == plain
  }
}
