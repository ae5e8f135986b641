package import ObservifyManifests
package import ObservifySyntax

/// A type that the project declares, or one from outside that it extends.
package struct TypeID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A property, stored or computed, of a type or of a file.
package struct PropertyID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A wrapper that holds an observable object, in the order of ``ModelUses/wrappers``.
package struct WrapperID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A function, initialiser or subscript of a type or of a file.
package struct FunctionID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A place in the project's list of files.
package struct FileID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A declared type with everything that its extensions add.
///
/// It is filled in while the index is made, and does not change afterwards: symbols are asked for all
/// the time, and are lent rather than copied.
package final class TypeSymbol: @unchecked Sendable {
  package enum Kind: Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// Declared outside the project; known here by its extensions only.
    case external
  }

  package let id: TypeID
  package let kind: Kind
  package let name: String

  /// The name with those of the types around it: `Outer.Inner`.
  package let qualifiedName: String

  /// The declaration; nil for a type from outside.
  package let declaration: TypeDeclaration?

  package let file: FileID
  package let module: ModuleID

  /// The type that this one is declared in.
  package let parent: TypeID?

  /// Whether it stands inside a function, closure or accessor.
  package let isLocal: Bool

  /// The project's extensions of the type.
  package internal(set) var extensions: [ExtensionSymbol] = []

  /// The members by name, those of the extensions included.
  package internal(set) var members = MemberTable()

  /// The properties in order of declaration, those of extensions behind.
  package internal(set) var properties: [PropertyID] = []

  package internal(set) var functions: [FunctionID] = []

  init(
    id: TypeID, kind: Kind, name: String, qualifiedName: String, declaration: TypeDeclaration?,
    file: SourceFile, parent: TypeID?, isLocal: Bool
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.declaration = declaration
    self.file = file.id
    self.module = file.module
    self.parent = parent
    self.isLocal = isLocal
  }

  /// Whether the class has the macro.
  package var isObservable: Bool { declaration?.node.attribute("Observable") != nil }

  /// Whether a macro has views follow the variables of its objects: `@Observable`, or SwiftData's `@Model`.
  package var isFollowed: Bool { isObservable || declaration?.node.attribute("Model") != nil }

  /// The supertypes as written, of the declaration and of its extensions.
  package var inheritedTypes: [Node] {
    (declaration?.inheritedTypes ?? []) + extensions.flatMap(\.declaration.inheritedTypes)
  }
}

/// An `extension` and the file it stands in.
package struct ExtensionSymbol: Sendable, Hashable {
  package let declaration: TypeDeclaration
  package let file: FileID
}

/// What a name can mean inside a type.
package enum Member: Hashable, Sendable {
  case property(PropertyID)
  case function(FunctionID)
  case type(TypeID)
  case `typealias`(Node)
  case enumCase(Node)
}

/// What the names of a type's members mean, each name's in order of declaration.
///
/// Most types have few members, which are compared one by one; only those of larger types are
/// hashed.
package struct MemberTable: Sendable {
  /// All members, in order of declaration.
  package private(set) var all: [Member] = []

  /// The name of each member.
  package private(set) var names: [String] = []

  /// The first and the last member of each name, once there are many.
  private var ends: [String: (first: Int32, last: Int32)] = [:]

  /// The next member of the same name, once there are many; 0 for none.
  private var next: [Int32] = []

  private static let few = 12

  mutating func append(_ member: Member, named name: String) {
    all.append(member)
    names.append(name)
    guard all.count > Self.few else { return }
    for place in next.count..<all.count { chain(place) }
  }

  private mutating func chain(_ place: Int) {
    next.append(0)
    if let known = ends[names[place]] {
      next[Int(known.last)] = Int32(place)
      ends[names[place]] = (known.first, Int32(place))
    } else {
      ends[names[place]] = (Int32(place), Int32(place))
    }
  }

  /// The members of a name; nil for none.
  package subscript(_ name: String) -> [Member]? {
    guard all.count > Self.few else {
      guard var place = names.firstIndex(of: name) else { return nil }
      var result: [Member] = []
      while place < names.count {
        if names[place] == name { result.append(all[place]) }
        place += 1
      }
      return result
    }
    guard let ends = ends[name] else { return nil }
    var result: [Member] = []
    var place = Int(ends.first)
    while true {
      result.append(all[place])
      guard next[place] != 0 else { return result }
      place = Int(next[place])
    }
  }
}

/// A declared property, which does not change once the index is made.
package final class PropertySymbol: @unchecked Sendable {
  package let id: PropertyID
  package let name: String
  package let owner: TypeID?
  package let file: FileID
  package let declaration: VariableDeclaration
  package let binding: PatternBinding
  package let attributes: [Attribute]

  /// Whether it stands in an extension.
  package let isInExtension: Bool

  package var isLet: Bool { declaration.isLet }
  package var isStored: Bool { binding.isStored && !isInProtocol }
  package var isStatic: Bool { declaration.node.isStatic }
  package var isLazy: Bool { declaration.node.hasModifier("lazy") }
  package var isPrivate: Bool { declaration.node.isPrivate }

  /// Whether it is a requirement of a protocol.
  package let isInProtocol: Bool

  /// Combine's `@Published` on the property; a wrapper of the project with that name is none.
  package internal(set) var published: Attribute?

  /// The type of the functions that it holds, by whatever name it is written; nil for what holds none.
  package internal(set) var functionType: Node?

  init(
    id: PropertyID, name: String, owner: TypeID?, file: FileID, declaration: VariableDeclaration,
    binding: PatternBinding, attributes: [Attribute], container: NodeKind?
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.file = file
    self.declaration = declaration
    self.binding = binding
    self.attributes = attributes
    isInExtension = container == .extensionDecl
    isInProtocol = container == .protocolDecl
  }

  /// Returns the attribute called `name`, such as `Published`.
  package func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.isNamed(name) }
  }
}

/// A declared function, initialiser or subscript, which does not change once the index is made.
package final class FunctionSymbol: Sendable {
  package let id: FunctionID
  package let name: String
  package let owner: TypeID?
  package let file: FileID
  package let declaration: FunctionDeclaration

  package var isStatic: Bool { declaration.node.isStatic }

  /// The argument labels, nil for those that calls do not write.
  package var labels: [String?] { declaration.parameters.map(\.label) }

  init(
    id: FunctionID, name: String, owner: TypeID?, file: FileID, declaration: FunctionDeclaration
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.file = file
    self.declaration = declaration
  }
}

extension Node {
  /// Whether a member belongs to its type, not to the type's values.
  fileprivate var isStatic: Bool { hasModifier("static") || hasModifier("class") }

  /// Whether a declaration is `private` or `fileprivate`: no other file can name it.
  package var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }
}
