import ObservifyIndex
import ObservifySyntax

/// The views that hold a class and have to read its counter, as they show what the macro does not follow.
///
/// With `ObservableObject` a view that held the object ran with every announcement. Where it reads
/// what is tracked, or a getter that reads the counter, it does so still.
struct AnnouncementFollowers: ProjectReader {
  let project: Project

  /// The wrappers whose types have to read the counter.
  private(set) var wrappers: [WrapperID] = []

  /// The classes that announce, and those that they inherit from or that inherit from them.
  private let models: [TypeID]

  /// Whether code outside the class and its holders may show what is not tracked.
  private(set) var isShownElsewhere = false

  /// Whether every view follows by itself.
  var isEmpty: Bool { wrappers.isEmpty && !isShownElsewhere }

  /// Looks for who shows one of the members `open`, or holds one of `models` for nothing but its
  /// announcements; `all` makes every holder a follower.
  init(of models: [TypeID], open: [OpenMember], all: Bool, _ project: Project) {
    self.project = project
    self.models = models
    var mentions: [WrapperID: [Node]] = [:]
    for reference in uses.values + uses.projections {
      mentions[reference.wrapper, default: []].append(reference.node)
    }
    // What a view shows that only holds an object is known, where its bodies are.
    var followers = Set(
      holders(of: models).filter { wrapper in
        all
          || mentions[wrapper] == nil
            && uses[wrapper].holder.flatMap(project.shownBodies(of:)) == nil
      })
    for (owner, members) in Dictionary(grouping: open, by: \.owner) {
      let holders = holders(of: [owner])
      let names = Set(members.map(\.name))
      let known = Set(holders.flatMap { mentions[$0] ?? [] })
      let isShownElsewhere = names.contains { name in
        project.outsideReads(of: name, in: models).contains { read in
          read.readBase.map { !known.contains($0.unwrappedObject) } != false
            && project.shownCode.shownCaller(at: read) != nil
        }
      }
      self.isShownElsewhere = self.isShownElsewhere || isShownElsewhere
      for wrapper in holders {
        let shows = (mentions[wrapper] ?? []).contains { mention in
          guard let read = mention.readMember else { return false }
          return names.contains(MemberExpression(read)?.name ?? "subscript") && read.canBeShown
        }
        if isShownElsewhere || shows { followers.insert(wrapper) }
      }
    }
    followers.formUnion(
      holders(of: models).filter {
        project.viewRefreshes.needs[$0].map { !$0.isLate && !$0.isWarnedOnly } == true
      })
    wrappers = followers.sorted()
  }

  /// The wrappers that can hold one of some classes, in types that SwiftUI shows.
  private func holders(of types: [TypeID]) -> [WrapperID] {
    let relatives = Set(
      types.flatMap(resolver.scopes.lineage(of:))
        + models.filter { heir in
          types.contains { resolver.scopes.lineage(of: heir).contains($0) }
        })
    return uses.wrappers(holding: relatives)
      .filter { $0.holder.map { index[$0].kind != .class } != false }.map(\.id)
  }

  /// Why one of them cannot read the counter; nil when all can.
  var obstacle: String? {
    wrappers.lazy.compactMap { obstacle(of: uses[$0]) }.first
  }

  private func obstacle(of use: WrapperUse) -> String? {
    guard let holder = use.holder, let bodies = project.shownBodies(of: holder) else {
      return "and '\(use.holder.map { index[$0].name } ?? use.name)' holds it for that alone"
    }
    guard Set(use.models).isSubset(of: models) else {
      return "and '\(index[holder].name)' holds it as one of several types"
    }
    return bodies.allSatisfy { $0.isCompiled(with: use.attribute.node) }
      ? nil : "and '\(index[holder].name)' has a body that nothing can be added to"
  }

  /// The bodies that have to read the counter.
  var bodies: [AnnouncementFollower] {
    wrappers.flatMap { wrapper in
      (uses[wrapper].holder.flatMap(project.shownBodies(of:)) ?? []).map {
        AnnouncementFollower(wrapper: wrapper, body: $0)
      }
    }
  }
}

extension Project {
  /// What SwiftUI runs to show a type; nil where that is not known.
  func shownBodies(of holder: TypeID) -> [Node]? {
    let properties = index[holder].properties.filter {
      resolver.isShownBody(index[$0].declaration.node) && !index[$0].isStatic
    }.compactMap { index[$0].binding.getterBody }
    let functions = index[holder].functions.map { index[$0].declaration }.filter {
      $0.body?.isUpdate == true || $0.name == "body" || $0.name == "makeBody"
    }.compactMap(\.body)
    let bodies = properties + functions
    guard !bodies.isEmpty,
      bodies.allSatisfy({
        $0.isUpdate || $0.ancestor([.functionDecl, .variableDecl])?.hasBuilder == true
          || isShownByBuilder(holder)
      })
    else { return nil }
    return bodies
  }

  /// Whether SwiftUI's protocol makes a result builder of the type's body.
  private func isShownByBuilder(_ holder: TypeID) -> Bool {
    outsideSupertypes(of: holder).contains {
      Vocabulary.builderProtocols.contains($0) || $0.hasSuffix("Style")
    }
  }
}

extension Node {
  /// Whether a statement can be put before all that a getter does, and be followed by its value.
  var takesFirstStatement: Bool { children.first.map { $0.kind != .ifConfig } ?? false }

  /// Whether a declaration is there wherever this is: no `#if` around it asks for more.
  func isCompiled(with declaration: Node) -> Bool {
    declaration.ancestors.allSatisfy { clause in
      clause.kind != .ifConfigClause || clause.contains(self)
        || clause.condition.map { condition in
          ancestors.contains { $0.kind == .ifConfigClause && $0.condition == condition }
        } == true
    }
  }

  /// What the first clause of an `#if` asks for.
  private var condition: String? {
    firstToken.kind == .poundIf ? children.first?.text : nil
  }

  /// Whether a body is that of the function of a representable that SwiftUI calls with every change.
  var isUpdate: Bool {
    parent.flatMap { FunctionDeclaration($0)?.name }.map(Vocabulary.updateFunctions.contains)
      == true
  }

  /// The object of `object?.member` and `object!.member`.
  var unwrappedObject: Node {
    guard [.optionalChain, .forceUnwrap].contains(kind), let base = children.first else {
      return self
    }
    return base.unwrappedObject
  }

  /// The member expression or subscript that reads from an object where the object is mentioned.
  var readMember: Node? {
    guard let parent else { return nil }
    if [.optionalChain, .forceUnwrap].contains(parent.kind) { return parent.readMember }
    return parent.readBase == self ? parent : nil
  }

  /// Whether what is read here can come to be shown: it does not stand in code that only does
  /// something.
  var canBeShown: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression:
        if TakenClosure(ancestor)?.isRunByEvent == true { return false }
      case .accessorDecl:
        if !ancestor.isGetter { return false }
      case .deinitDecl: return false
      case .functionDecl:
        guard let function = FunctionDeclaration(ancestor) else { return true }
        let givesValue = function.resultType.map { !["Void", "()"].contains($0.text) } ?? false
        return givesValue && !ancestor.waits
          || function.body?.isUpdate == true
          || ancestor.child(.parameterClause)?.hasToken { $0.kind == .inoutKeyword } == true
      default: break
      }
    }
    return true
  }
}
