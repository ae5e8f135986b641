import ObservifyIndex
import ObservifySyntax

/// An `objectWillChange` that a class declares for itself and sends to by hand.
extension Project {
  /// Whether a class declares its `objectWillChange` so that nothing but calls of `send` makes it
  /// announce a change.
  func declaresPlainPublisher(_ model: TypeID) -> Bool {
    let declared = index[model].properties.first { index[$0].name == "objectWillChange" }
    return declared.map { (try? plainPublisher(index[$0], of: model)) != nil } ?? false
  }

  /// Returns the publisher that a class declares where nothing but its own calls can make it announce
  /// a change; otherwise why that is not so.
  ///
  /// It is made without arguments and kept. A `@Published` property does not announce through such a
  /// publisher, or may not: then views come to follow what they did not.
  func plainPublisher(_ property: PropertySymbol, of model: TypeID) throws(Obstacle) -> Node {
    let family = [model] + heirs(of: model)
    guard !property.isStatic, property.attributes.isEmpty,
      property.declaration.bindings.count == 1, property.binding.accessorBlock == nil,
      index[model].members["objectWillChange"]?.count == 1, property.binding.makesPlainPublisher
    else { throw Obstacle("in another way than to send to it by hand") }
    let lineage = resolver.scopes.lineage(of: model) + family
    if let published = lineage.flatMap({ index[$0].properties }).first(where: {
      index[$0].published != nil
    }) {
      throw Obstacle(
        "and what '@Published' of '\(index[published].name)' announces cannot be determined")
    }
    return property.declaration.node
  }
}

extension PatternBinding {
  /// Whether the initial value is a publisher that sends nothing by itself.
  fileprivate var makesPlainPublisher: Bool {
    guard let call = CallExpression(initialValue), call.arguments.isEmpty,
      call.trailingClosures.isEmpty, let callee = call.callee
    else { return false }
    let declared = type?.text
    let made = callee.text == ".init" ? declared : callee.text
    let name = made.map { $0.filter { !$0.isWhitespace } } ?? ""
    let bare = name.hasPrefix("Combine.") ? String(name.dropFirst("Combine.".count)) : name
    return [
      "ObservableObjectPublisher", "ObjectWillChangePublisher", "Self.ObjectWillChangePublisher",
    ]
    .contains(bare) || bare.hasPrefix("PassthroughSubject<") && bare.hasSuffix(",Never>")
  }
}
