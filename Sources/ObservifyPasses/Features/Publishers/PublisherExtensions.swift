import ObservifyIndex
import ObservifySyntax

/// An extension of `Published.Publisher` that becomes one of `Publisher`: subjects use its members.
struct PublisherExtension {
  let declaration: ExtensionSymbol

  /// The models whose publishers use its members.
  let models: [TypeID]

  /// `extension Publisher where Output == String, Failure == Never`.
  func write(to edit: inout EditBuilder) {
    let declaration = declaration.declaration
    guard let type = declaration.extendedType else { return }
    let value = type.descendants.first { $0.kind == .genericArgument }?.text
    let added = (value.map { ["Output == \($0)"] } ?? []) + ["Failure == Never"]
    edit.replace(type.range, with: "Publisher")
    for token in declaration.publishedValues { edit.replace(token.range, with: "Output") }
    edit.insert(
      (declaration.whereClause == nil ? " where " : ", ") + added.joined(separator: ", "),
      at: (declaration.whereClause ?? type).range.upperBound)
  }
}

extension Project {
  /// The extensions of `Published.Publisher` whose members some mentions of `$p` use, with those whose
  /// members these use.
  func extensions(usedBy mentions: [Node]) -> [ExtensionSymbol] {
    let all = index.publisherExtensions
    guard !all.isEmpty else { return [] }
    var names = mentions.compactMap { MemberExpression($0.parent)?.name }
    var found: [ExtensionSymbol] = []
    while let name = names.popLast() {
      for symbol in all
      where symbol.declaration.memberNames.contains(name) && !found.contains(symbol) {
        found.append(symbol)
        names += symbol.declaration.node.descendants.compactMap { $0.mentionedName?.name }
      }
    }
    return found
  }

  /// The extensions that the publishers of some uses need as subjects.
  func extensions(usedBy uses: [PublisherUse]) -> [PublisherExtension] {
    var models: [ExtensionSymbol: Set<TypeID>] = [:]
    for use in uses {
      let mentions = LocalPublisher(use.node, resolver.scopes)?.mentions ?? [use.node]
      for symbol in extensions(usedBy: mentions) {
        models[symbol, default: []].formUnion(use.models)
      }
    }
    return index.publisherExtensions.compactMap { symbol in
      models[symbol].map { PublisherExtension(declaration: symbol, models: $0.sorted()) }
    }
  }

  /// Whether nothing in an extension of `Published.Publisher` needs that type, and no other publisher has
  /// members of those names.
  func canExtendAny(_ declaration: TypeDeclaration, _ erased: ErasedPublishers) -> Bool {
    let node = declaration.node
    let values = declaration.publishedValues.map(\.index)
    let isPlain = declaration.members.allSatisfy {
      $0.kind != .initDecl && !$0.kind.isTypeDeclaration && !$0.hasModifier("static")
    }
    guard isPlain, declaration.inheritedTypes.isEmpty, declaration.isOfPublished,
      resolver.scopes.typeLookup(["Publisher"], at: node) == .undeclared,
      declaration.whereClause?.hasToken({ $0.isNamed("Failure") || $0.isNamed("Self") }) != true,
      // What takes the place of `Published<Value>.Publisher` is another edit.
      !node.hasToken({ $0.isNamed("Value") && !values.contains($0.index) })
    else { return false }
    let others = Vocabulary.combineTypes.compactMap { index.externalTypes[$0] }
    let isAlone = declaration.memberNames.allSatisfy { name in
      others.allSatisfy { index[$0].members[name] == nil }
    }
    return isAlone
      && node.descendants.filter(\.isSelf).allSatisfy { canBeAny($0, erased) }
      && projectMentions.places(of: declaration.memberNames).allSatisfy {
        isUsedOnPublished($0, erased)
      }
  }

  /// Whether `self` of an extension may be any publisher.
  private func canBeAny(_ mention: Node, _ erased: ErasedPublishers) -> Bool {
    guard let place = erased.groupOfProjection[mention] else { return takesAny(mention, erased) }
    return erased.groups[place]?.obstacle == nil
  }

  /// Whether a mention is no member of another publisher, which may then be one of the extension's.
  private func isUsedOnPublished(_ mention: Node, _ erased: ErasedPublishers) -> Bool {
    guard let base = MemberExpression(mention)?.base else {
      let owner = index.enclosingType(of: mention)
      return owner.map { index[$0].kind != .external || index.isPublishedPublisher($0) } != false
    }
    return erased.isPublished(erased.initialValue(of: base) ?? base)
      || erased.place(named: base) != nil || erased.isOther(base)
  }
}

extension ProjectIndex {
  /// The extensions of `Published.Publisher`.
  var publisherExtensions: [ExtensionSymbol] {
    externalTypes["Published.Publisher"].map { self[$0].extensions } ?? []
  }

  /// Whether a type is `Published.Publisher`.
  func isPublishedPublisher(_ type: TypeID) -> Bool {
    externalTypes["Published.Publisher"] == type
  }
}

extension TypeDeclaration {
  /// Whether the type is spelled `Published.Publisher`, and not by another name.
  fileprivate var isOfPublished: Bool {
    extendedType.map { ProjectIndex.outsideName(ProjectIndex.path(of: $0)) }
      == "Published.Publisher"
  }

  /// The names `Value` in an extension of `Published.Publisher`, which mean what is published.
  fileprivate var publishedValues: [Token] {
    node.descendants.filter { name in
      [.namedType, .reference].contains(name.kind) && name.firstToken.isNamed("Value")
        && name.ancestor([.memberType])?.hasToken { $0.isNamed("Published") } != true
    }.map(\.firstToken)
  }
}

extension Node {
  /// Whether an expression is `self`.
  var isSelf: Bool { kind == .reference && firstToken.kind == .selfKeyword }
}
