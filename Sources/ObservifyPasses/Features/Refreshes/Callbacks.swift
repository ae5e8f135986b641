import ObservifyIndex
import ObservifySyntax

/// Code of a model that an object of another type runs: a closure that it is given, an assignment of what
/// it sends, the body of a loop over that, a function that it calls as its delegate, or what observes a notification.
struct Callback {
  /// The closure, the assignment, the loop or the function.
  let code: Node

  /// The types of the objects that may run it.
  let callers: Set<TypeID>

  /// The name of the notification that runs it.
  let notification: String?
}

extension Project {
  /// Returns what a model announces in the code that the object around a change runs: after it has
  /// changed something, or before.
  func callbackAnnouncements(of model: TypeID, with change: Node) -> [JointChange] {
    callbacks(of: model, runWith: change).compactMap { code in
      let start = code.statements.first { $0.kind != .guardStatement }
      let changed = start.flatMap { changes(of: model, in: code, beside: $0) } ?? []
      return changed.isEmpty ? nil : JointChange(changed)
    }
  }

  /// Returns the code of a model that the object around a change runs.
  func callbacks(of model: TypeID, runWith change: Node) -> [Node] {
    guard let owner = index.enclosingType(of: change), index[owner].kind == .class,
      !resolver.scopes.isRelated(owner, to: model)
    else { return [] }
    let posted = change.ancestor([.functionDecl, .variableDecl]).map(notifications) ?? []
    return callbacks(of: model).filter { callback in
      callback.notification.map(posted.contains)
        ?? callback.callers.contains { resolver.scopes.isRelated($0, to: owner) }
    }.map(\.code)
  }

  /// What others run of a model's code.
  ///
  /// - Complexity: O(*n*) in the nodes of the class, the first time.
  private func callbacks(of model: TypeID) -> [Callback] {
    if let known = refreshes.callbacks[model] { return known }
    var found: [Callback] = []
    for type in resolver.scopes.lineage(of: model) where index[type].kind == .class {
      for member in mentions.mentions(in: index[type]).members {
        for node in member.descendants {
          guard let giver = node.giver else { continue }
          let (types, notification) = sender(giver)
          if !types.isEmpty || notification != nil {
            found.append(Callback(code: node, callers: types, notification: notification))
          }
        }
      }
    }
    found += delegateFunctions(of: model)
    refreshes.callbacks[model] = found
    return found
  }

  /// The functions of a model that a protocol asks for, which objects with a variable of that type may
  /// call.
  private func delegateFunctions(of model: TypeID) -> [Callback] {
    resolver.scopes.lineage(of: model).flatMap { asked -> [Callback] in
      guard asked != model, let callers = delegators[asked] else { return [] }
      return index[asked].functions.flatMap { requirement -> [Callback] in
        guard case .functions(let ids)? = resolver.scopes.member(index[requirement].name, of: model)
        else { return [] }
        return ids.filter { index[$0].owner != asked }.map {
          Callback(code: index[$0].declaration.node, callers: callers, notification: nil)
        }
      }
    }
  }

  /// The classes that have a variable of the type of a protocol, by protocol.
  private var delegators: [TypeID: Set<TypeID>] {
    if let known = refreshes.delegators { return known }
    var found: [TypeID: Set<TypeID>] = [:]
    for property in index.properties where property.binding.type != nil && property.isStored {
      guard let owner = property.owner, index[owner].kind == .class else { continue }
      for type in resolver.type(of: property.id).unwrapped.declaredTypes
      where index[type].kind == .protocol {
        found[type, default: []].insert(owner)
      }
    }
    refreshes.delegators = found
    return found
  }

  /// The types of the objects along an expression that a closure is given to, and the name of the
  /// notification that it asks for.
  private func sender(_ expression: Node) -> (types: Set<TypeID>, notification: String?) {
    var types: Set<TypeID> = []
    var notification: String?
    var node = expression
    while true {
      if let call = CallExpression(node) {
        notification = call.notification ?? notification
      } else {
        types.formUnion(resolver.type(of: node).unwrapped.declaredTypes)
      }
      guard let first = node.children.first,
        [.memberExpression, .callExpression, .optionalChain, .forceUnwrap].contains(node.kind)
      else { return (types.filter { !graph.isModel($0) }, notification) }
      node = first
    }
  }

  /// The notifications that a member posts.
  private func notifications(postedBy member: Node) -> Set<String> {
    Set(
      member.descendants.compactMap { node in
        guard let call = CallExpression(node), call.callee?.mentionedName?.name == "post" else {
          return nil
        }
        return call.arguments.first { $0.label == "name" }?.value?.notificationName
      })
  }
}

extension CallExpression {
  /// The name of the notification that an observer or a publisher is asked for.
  fileprivate var notification: String? {
    guard
      ["publisher", "notifications", "addObserver"].contains(callee?.mentionedName?.name ?? "")
    else { return nil }
    return arguments.first { ["for", "named", "forName"].contains($0.label ?? "") }?.value?
      .notificationName
  }
}

extension Node {
  /// What is given a closure, or sends what is assigned or what a loop waits for.
  fileprivate var giver: Node? {
    switch kind {
    case .closureExpression:
      if let call = ancestor([.callExpression, .closureExpression]).flatMap(CallExpression.init) {
        return call.callee == self ? nil : call.node
      }
      return ancestors.lazy.compactMap(\.assignment).first.map(\.target)
    case .callExpression:
      let callee = CallExpression(self)?.callee.flatMap { MemberExpression($0) }
      return callee?.name == "assign" ? callee?.base : nil
    case .forStatement where directTokens.contains { $0.kind == .awaitKeyword }:
      return children.first { $0.kind != .codeBlock && !$0.kind.isPattern }
    default: return nil
    }
  }

  /// The name that a notification is known by: that of a constant, or the string it is made of.
  fileprivate var notificationName: String? {
    CallExpression(self)?.arguments.first?.value?.text ?? mentionedName?.name
  }

  /// The statements of a closure, a loop or a function.
  var statements: [Node] {
    let block = kind == .closureExpression ? self : runnableCode ?? child(.codeBlock) ?? self
    return block.children.filter { $0.kind != .closureSignature }
  }
}
