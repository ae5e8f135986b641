package import ObservifySyntax

/// A wrapper that holds an observable object: `@StateObject`, `@ObservedObject`, and so on.
package enum ObjectWrapper: String, CaseIterable, Sendable {
  case stateObject = "StateObject"
  case observedObject = "ObservedObject"
  case environmentObject = "EnvironmentObject"
  case focusedObject = "FocusedObject"

  /// Factory's, which makes a `@StateObject` of what its container gives.
  case injectedObject = "InjectedObject"

  /// Resolver's of the same name, which makes an `@ObservedObject` of what it finds.
  case resolvedObject = "Resolver.InjectedObject"

  /// SwiftUIX's, for an object that may be absent.
  case optionalEnvironmentObject = "EnvironmentObject.Optional"

  /// Whether a package declares it, and not SwiftUI.
  package var isPackages: Bool {
    switch self {
    case .stateObject, .observedObject, .environmentObject, .focusedObject: false
    case .injectedObject, .resolvedObject, .optionalEnvironmentObject: true
    }
  }
}

/// A declaration with one of those wrappers: a property, or a variable in a preview or a function.
package struct WrapperUse: Sendable {
  package let id: WrapperID
  package let wrapper: ObjectWrapper
  package let attribute: Attribute
  package let declaration: VariableDeclaration
  package let binding: PatternBinding

  /// The property; nil for a variable.
  package let property: PropertyID?

  /// The type that declares the property.
  package let holder: TypeID?
  package let file: FileID
  package let type: StaticType

  /// The models that the type names.
  ///
  /// Several when the name does not tell which.
  package let models: [TypeID]

  package var name: String { binding.nameToken?.name ?? "" }

  /// The value that the declaration gives the wrapper: behind `=`, or as its argument.
  package var initialValue: Node? { binding.initialValue ?? attribute.wrappedArgument.value }
}

/// The arguments of a wrapper's attribute, as far as they say what the wrapped value begins with.
package enum WrappedArgument {
  /// None, or empty parentheses.
  case none
  /// `(wrappedValue: value)`, `(initialValue: value)`: what `= value` says as well.
  case value(Node)
  /// Arguments of an initialiser that is not the wrapper's own.
  case other

  package var value: Node? {
    if case .value(let node) = self { node } else { nil }
  }
}

extension Attribute {
  /// What the attribute's arguments say of the wrapped value.
  package var wrappedArgument: WrappedArgument {
    guard hasArguments else { return .none }
    guard let first = arguments.first else {
      return node.child(.argumentList)?.children.first == nil ? .none : .other
    }
    guard arguments.count == 1, let value = first.value,
      ["wrappedValue", "initialValue"].contains(first.label)
    else { return .other }
    return .value(value)
  }
}

/// A mention of a wrapped declaration by its `$name`, its `_name` or its name.
package struct WrappedReference: Sendable {
  package let wrapper: WrapperID

  /// The mention: a reference, or a member expression on `self`.
  package let node: Node
  package let file: FileID
}

/// A mention of the publisher of a `@Published` property.
package struct PublisherUse: Sendable {
  /// The models whose property it can be.
  package let models: [TypeID]
  package let name: String
  package let node: Node
  package let file: FileID

  /// Whether the class itself, or one of its own subclasses, uses it.
  package let isInside: Bool

  /// The property, when the type of what stands before the dot is known.
  package let property: PropertyID?

  package var isCertain: Bool { property != nil }
}

/// A mention of `objectWillChange`.
package struct WillChangeUse: Sendable {
  /// The models it can be about; empty with ``isCertain`` when it is about none of the project's.
  package let models: [TypeID]
  package let node: Node
  package let file: FileID
  package let isInside: Bool
  package let isCertain: Bool
}

/// A modifier that hands an observable object on to views.
package enum InjectionModifier: String, Sendable {
  case environmentObject
  case focusedObject
  case focusedSceneObject
}

/// A call of `.environmentObject(…)`, or of one that hands on a focused object.
package struct InjectionUse: Sendable {
  package let modifier: InjectionModifier
  package let call: CallExpression

  /// The modifier's name.
  package let name: Token?
  package let argument: Node
  package let file: FileID
  package let type: StaticType
  package let models: [TypeID]
}

/// A type of SwiftUI's or Combine's object model named outside an attribute or a conformance.
package struct TypeMention: Sendable {
  package let name: String
  package let node: Node
  package let file: FileID

  package init(name: String, node: Node, file: FileID) {
    self.name = name
    self.node = node
    self.file = file
  }
}

/// A call that makes a value of a type: `ContentView(model: model)`.
package struct ConstructorCall: Sendable {
  package let call: CallExpression
  package let file: FileID
}

/// Calls by a name, each name's in the order in which they were added.
package struct CallTable: Sendable {
  private var calls: [ConstructorCall] = []

  /// The first and the last call of each name.
  private var ends: [String: (first: Int32, last: Int32)] = [:]

  /// The next call of the same name; 0 for none.
  private var next: [Int32] = []

  mutating func append(_ call: ConstructorCall, named name: String) {
    let place = Int32(calls.count)
    calls.append(call)
    next.append(0)
    if let known = ends[name] {
      next[Int(known.last)] = place
      ends[name] = (known.first, place)
    } else {
      ends[name] = (place, place)
    }
  }

  /// The calls of a name; nil for none.
  package subscript(_ name: String) -> [ConstructorCall]? {
    guard let ends = ends[name] else { return nil }
    var result: [ConstructorCall] = []
    var place = Int(ends.first)
    while true {
      result.append(calls[place])
      guard next[place] != 0 else { return result }
      place = Int(next[place])
    }
  }
}

/// Everything in the project's code that is about observable objects.
package struct ModelUses: Sendable {
  /// The typealiases that stand for `ObservableObject`.
  package let aliases: ConformanceAliases

  init(parameters: ConstrainedParameters, aliases: ConformanceAliases) {
    self.parameters = parameters
    self.aliases = aliases
  }

  package internal(set) var wrappers: [WrapperUse] = []
  package internal(set) var projections: [WrappedReference] = []
  package internal(set) var storages: [WrappedReference] = []
  package internal(set) var values: [WrappedReference] = []
  package internal(set) var publishers: [PublisherUse] = []
  package internal(set) var willChanges: [WillChangeUse] = []
  package internal(set) var injections: [InjectionUse] = []
  package internal(set) var mentions: [TypeMention] = []

  /// `_p = Published(…)` and other mentions of a published property's storage.
  package internal(set) var publishedStorages: [PublisherUse] = []

  /// Calls by the last name of what is called, for names that begin with a capital letter.
  package internal(set) var constructorCalls = CallTable()

  /// The labels of initialisers that are used as functions, by the type's name: `Row.init(model:)`.
  package internal(set) var initializerReferences: [String: Set<String>] = [:]

  /// Uses of those modifiers other than a call with one argument.
  package internal(set) var oddInjections: [TypeMention] = []

  /// The generic parameters that ask for an `ObservableObject`.
  package let parameters: ConstrainedParameters

  /// The wrapper of each binding, by the binding's node.
  package internal(set) var wrapperOfBinding: [Node: WrapperID] = [:]

  /// The mentions of each wrapper's declaration: by its name, by its `$name`, by its `_name`.
  private var references: [WrapperID: (values: [Int], projections: [Int], storages: [Int])] = [:]
  private var wrappersByModel: [TypeID: [WrapperID]] = [:]
  private var injected: Set<TypeID> = []

  /// Sorts by wrapper and by model what was found, once all is.
  mutating func arrange() {
    for (place, mention) in values.enumerated() {
      references[mention.wrapper, default: ([], [], [])].values.append(place)
    }
    for (place, mention) in projections.enumerated() {
      references[mention.wrapper, default: ([], [], [])].projections.append(place)
    }
    for (place, mention) in storages.enumerated() {
      references[mention.wrapper, default: ([], [], [])].storages.append(place)
    }
    for use in wrappers {
      for model in use.models { wrappersByModel[model, default: []].append(use.id) }
    }
    injected = Set(injections.flatMap(\.models))
  }

  /// The mentions of a wrapper's declaration by its name.
  package func values(of wrapper: WrapperID) -> [WrappedReference] {
    references[wrapper]?.values.map { values[$0] } ?? []
  }

  /// The mentions of a wrapper's declaration by its `$name`.
  package func projections(of wrapper: WrapperID) -> [WrappedReference] {
    references[wrapper]?.projections.map { projections[$0] } ?? []
  }

  /// The mentions of a wrapper's declaration by its `_name`.
  package func storages(of wrapper: WrapperID) -> [WrappedReference] {
    references[wrapper]?.storages.map { storages[$0] } ?? []
  }

  /// The wrappers that can hold an object of a class, or of one of several.
  package func wrappers(holding models: some Sequence<TypeID>) -> [WrapperUse] {
    Set(models.flatMap { wrappersByModel[$0] ?? [] }).sorted().map { self[$0] }
  }

  /// Whether a wrapper can hold an object of a class, or a modifier hands one on.
  package func isHeldByView(_ model: TypeID) -> Bool {
    wrappersByModel[model] != nil || injected.contains(model)
  }

  /// Returns a wrapper and those that take its place in other branches of `#if`: a
  /// mention of their name means each of them in the builds that have it.
  ///
  /// - Complexity: O(wrappers).
  package func alternatives(to wrapper: WrapperID) -> Set<WrapperID> {
    let use = self[wrapper]
    guard let holder = use.holder, use.declaration.node.ancestor([.ifConfig]) != nil else {
      return [wrapper]
    }
    return Set(wrappers.filter { $0.holder == holder && $0.name == use.name }.map(\.id))
  }

  package subscript(id: WrapperID) -> WrapperUse { wrappers[id.index] }
}
