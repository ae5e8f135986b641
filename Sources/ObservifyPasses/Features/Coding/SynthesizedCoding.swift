import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Classes whose coding is synthesised.
extension Project {
  /// Whether the keys of a class with synthesised coding are spelled, of which the macro tracks some
  /// variables.
  ///
  /// They are with `--modernize codable`, where that is exact. Elsewhere such a class is kept, as its
  /// keys would silently change from `x` to `_x`; but not where the keys that it declares name none of
  /// those: what is coded stays as it is stored.
  func spellsCodingKeys(
    of symbol: TypeSymbol, _ tracked: [String], into effects: inout Effects
  ) -> Bool {
    guard synthesizesCoding(symbol), let declaration = symbol.declaration else { return false }
    let keys = codedAsStored(by: symbol)
    let coded = tracked.filter { keys?.contains($0) != false }
    if keys != nil, coded.isEmpty { return false }
    if mayRenameKeys(of: symbol) { return true }
    let family = classRelated(to: symbol.id).map {
      ", and keys are not spelled beside those of '\(index[$0].name)'"
    }
    let shown = encodingShown(of: symbol).map {
      ", which is not tracked, while what is encoded at \(index.spelledPlace(of: $0)) is shown"
    }
    effects.keep(
      [symbol.id], .synthesizedCodable, at: declaration.node, in: symbol.file,
      "its coding is synthesized, and would use "
        + (coded.first.map { "'_\($0)' for '\($0)'" } ?? "other keys") + (family ?? shown ?? ""),
      isFinal: !canSpellKeys(of: symbol))
    return false
  }

  /// Whether the keys of a class are spelled as soon as one of its variables has to have another.
  func mayRenameKeys(of symbol: TypeSymbol) -> Bool {
    settings.modernizations.contains(.codable) && canSpellKeys(of: symbol)
  }

  private func canSpellKeys(of symbol: TypeSymbol) -> Bool {
    classRelated(to: symbol.id) == nil && !hasFunction("init", "from", symbol)
      && !hasFunction("encode", "to", symbol) && takesCodingKeys(symbol)
      && encodingShown(of: symbol) == nil
  }

  /// Where an object is encoded, or may be, to show something: synthesised coding reads the storage, which is not
  /// tracked.
  private func encodingShown(of symbol: TypeSymbol) -> Node? {
    let encodes = outsideSupertypes(of: symbol.id).contains {
      ["Codable", "Encodable"].contains($0)
    }
    return !encodes
      ? nil
      : projectMentions.places(of: ["encode"]).first { mention in
        mayEncode(symbol.id, at: mention) && isShown(mention, of: symbol.id)
      }
  }

  private func mayEncode(_ model: TypeID, at mention: Node) -> Bool {
    guard mention.isCallee,
      let value = CallExpression(mention.parent)?.arguments.first?.value
    else { return false }
    switch resolver.type(of: value).unwrapped {
    case .unknown, .generic, .constrained: return true
    // 'self' of what the project adds to 'Encodable'.
    case .nominal(let ids, _) where ids.contains(where: { index[$0].kind == .external }):
      return true
    default:
      return resolver.witnesses.members(runBy: mention).contains { member in
        if case .property(let id)? = member.target { return index[id].owner == model }
        return false
      }
    }
  }

  /// Whether a place runs to show something; what the project adds to types from outside, as it is asked of a model.
  private func isShown(_ place: Node, of model: TypeID) -> Bool {
    guard let caller = shownCode.shownCaller(at: place) else { return false }
    guard let name = caller.declaredName, let owner = index.enclosingType(of: caller),
      index[owner].kind == .external
    else { return true }
    return projectMentions.places(of: name).contains { mention in
      let base = mention.readBase.map { resolver.type(of: $0).parts }
      return base?.isUnknown == true || base?.types.contains(model) == true
    }
  }

  /// The names of the variables that synthesised coding means by the keys which a class declares; nil where
  /// it is not synthesised, or by other keys.
  func codedAsStored(by symbol: TypeSymbol) -> Set<String>? {
    let lineage = resolver.scopes.lineage(of: symbol.id)
    guard synthesizesCoding(symbol), lineage.count(where: { index[$0].kind == .class }) == 1,
      let members = symbol.members["CodingKeys"], members.count == 1,
      case .type(let keys) = members[0], index[keys].kind == .enum
    else { return nil }
    let cases = index[keys].declarations.flatMap(\.node.descendants)
      .filter { $0.kind == .enumCaseElement }
    return Set(cases.map(\.firstToken.name))
  }

  /// Whether the coding of a class, or half of it, is synthesised.
  private func synthesizesCoding(_ symbol: TypeSymbol) -> Bool {
    let outside = Set(outsideSupertypes(of: symbol.id))
    let decodes = !outside.isDisjoint(with: ["Codable", "Decodable"])
    let encodes = !outside.isDisjoint(with: ["Codable", "Encodable"])
    return decodes && !hasFunction("init", "from", symbol)
      || encodes && !hasFunction("encode", "to", symbol)
  }

  private func hasFunction(_ name: String, _ label: String, _ symbol: TypeSymbol) -> Bool {
    resolver.scopes.lineage(of: symbol.id).flatMap { index[$0].functions.map { index[$0] } }
      .contains { $0.name == name && $0.declaration.parameters.first?.label == label }
  }

  /// A class that a class inherits from, or that inherits from it.
  private func classRelated(to model: TypeID) -> TypeID? {
    index.types.first { type in
      type.kind == .class && type.id != model
        && (resolver.scopes.lineage(of: type.id).contains(model)
          || resolver.scopes.lineage(of: model).contains(type.id))
    }?.id
  }

  /// Whether the keys of a class by itself can be spelled so that what it writes and reads stays the same.
  private func takesCodingKeys(_ symbol: TypeSymbol) -> Bool {
    guard
      symbol.properties.map({ index[$0] }).allSatisfy({ property in
        !property.isStored || property.isStatic
          || property.binding.nameToken != nil && !property.isLazy
            && (property.published != nil || !PropertyPolicy.hasForeignAttribute(property))
      })
    else { return false }
    guard let keys = symbol.codingKeys else {
      return symbol.members["CodingKeys"] == nil
        && symbol.properties.allSatisfy { index[$0].published == nil }
    }
    // Whoever names a key would have to name it anew.
    let isMentioned = symbol.declarations.flatMap(\.node.descendants)
      .contains { $0.mentionedName?.name == "CodingKeys" }
    return !isMentioned && (keys.hasStringKeys || keys.isPlainKeys)
  }
}

extension Node {
  /// Whether the keys of an `enum CodingKeys` are its raw values.
  var hasStringKeys: Bool {
    TypeDeclaration(self)?.inheritedTypes.first?.text.trimmingComma == "String"
  }

  /// Whether the keys of an `enum CodingKeys` are the names of its cases, and it is nothing else: raw
  /// values can be spelled for them.
  fileprivate var isPlainKeys: Bool {
    guard let keys = TypeDeclaration(self), keys.inheritedTypes.map(\.text) == ["CodingKey"] else {
      return false
    }
    return keys.members.allSatisfy { $0.kind == .enumCaseDecl }
  }
}

extension TypeSymbol {
  /// The `enum CodingKeys` in the class's own body.
  var codingKeys: Node? {
    memberBlock?.children(.enumDecl).first { TypeDeclaration($0)?.nameToken?.name == "CodingKeys" }
  }
}
