package import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What is known of a project and of what the person asked for: one value for a run, which nothing
/// changes.
package final class Project {
  let index: ProjectIndex

  /// The one resolver of a run: it keeps what it has found out.
  let resolver: TypeResolver
  let graph: ModelGraph
  let uses: ModelUses

  /// The mentions of names: in a class, and in the project.
  let mentions: ClassMentionsStore
  let projectMentions: ProjectMentions

  /// The changes in place that have been looked for.
  let changes: ChangesInPlace

  /// What runs while something is shown.
  let shownCode: ShownCode

  /// What views show that no observed object stores.
  let refreshes: RefreshStore
  let settings: MigrationSettings
  let selection: Selection

  /// The names of the classes that Core Data makes of entities, which no file declares: what is fetched, or
  /// made in a context.
  ///
  /// - Complexity: O(*n*) in the nodes of the files that import Core Data, the first time.
  private(set) lazy var entities: Set<String> = {
    let nodes = index.files.filter { $0.imports.contains("CoreData") }.flatMap { file in
      [NodeKind.namedType, .genericSpecialization, .callExpression]
        .flatMap(file.tree.nodes(of:))
    }
    return Set(nodes.compactMap(\.entityName)).filter { index.topLevelTypes[$0] == nil }
  }()

  /// The project's extensions of `ObservableObject`.
  private(set) lazy var observableExtensions = makeObservableExtensions()

  /// The functions that give back an `ObservableObject` which nobody uses.
  private(set) lazy var unusedResults = makeUnusedResults()

  /// Finds the models of a project and their uses.
  ///
  /// - Complexity: O(*n*) in the size of the sources, but for looking names up.
  package init(_ index: ProjectIndex, _ settings: MigrationSettings) {
    self.index = index
    self.settings = settings
    resolver = TypeResolver(index)
    graph = ModelGraph(index)
    uses = UseCollector.uses(in: index, graph: graph, resolver: resolver)
    mentions = ClassMentionsStore()
    projectMentions = ProjectMentions(index, implied: resolver.unwrittenNames)
    changes = ChangesInPlace(resolver)
    shownCode = ShownCode(index, resolver, projectMentions)
    refreshes = RefreshStore()
    selection = Selection(settings, index, graph)
  }

  /// Returns where a type is declared: the place of its name.
  func place(of model: TypeID) -> Place? {
    guard let declaration = index[model].declaration else { return nil }
    let offset = declaration.nameToken?.range.lowerBound ?? declaration.node.range.lowerBound
    return Place(file: index[model].file, offset: offset)
  }

  /// Keeps what something that cannot be told may be about.
  func doubt(
    _ doubt: Doubt, _ code: DiagnosticCode, at node: Node, in file: FileID,
    _ text: String, into effects: inout Effects
  ) {
    for model in models(doubt, at: node) {
      effects.keep(
        [model], code, at: node, in: file, text,
        origin: doubt.isSureOf(model) ? .code : .doubt)
    }
  }

  /// What the code around says of an expression whose type cannot be told.
  func unknown(_ expression: Node?) -> UnknownValue {
    expression.map(suspects.unknown) ?? UnknownValue()
  }

  /// Who a value can be whose type cannot be told.
  var suspects: Suspects { Suspects(index, graph, resolver, uses.parameters) }

  /// The models that a doubt at a place may be about.
  private func models(_ doubt: Doubt, at node: Node) -> [TypeID] {
    switch doubt {
    case .value(let value): suspects.models(value, at: node)
    case .anything(let sure): sure.union(classes).filter(graph.isModel).sorted()
    }
  }

  /// Every class of the project that is an observable object: what an unknown type may be.
  var classes: [TypeID] { graph.models.filter { index[$0].kind == .class } }

  /// The observable classes that inherit from a model.
  func heirs(of model: TypeID) -> [TypeID] {
    (resolver.inheritors[model] ?? []).filter { graph.isModel($0) && index[$0].kind == .class }
  }

  /// Whether most classes with an attribute have it on the line of the `class` keyword.
  var attributesShareLine: Bool {
    var shared = 0
    var own = 0
    for type in index.types where type.kind == .class {
      guard let node = type.declaration?.node, let last = node.attributes.last,
        graph.isModel(type.id) || last.name == "Observable"
      else { continue }
      let lines = index[type.file].lines
      let attribute = lines.position(of: last.node.range.lowerBound).line
      let next = node.tree.tokens.starts[last.node.tokenIndices.upperBound]
      if lines.position(of: .init(next)).line == attribute { shared += 1 } else { own += 1 }
    }
    return shared > own
  }

  /// The topmost observable class that a class inherits from, or the class itself.
  func root(of model: TypeID) -> TypeID? {
    resolver.scopes.lineage(of: model).last { graph.isModel($0) && index[$0].kind == .class }
  }

  /// The first of some names that means nothing yet where members of a class are seen.
  func freeName(among candidates: [String], in owner: TypeID) -> String {
    resolver.scopes.freeName(among: candidates, in: owner, heirs(of: owner))
  }
}

/// What reads a project, and calls its parts by their names.
protocol ProjectReader {
  var project: Project { get }
}

extension ProjectReader {
  var index: ProjectIndex { project.index }
  var resolver: TypeResolver { project.resolver }
  var uses: ModelUses { project.uses }
  var shownCode: ShownCode { project.shownCode }
  var settings: MigrationSettings { project.settings }
  var selection: Selection { project.selection }
}

extension Node {
  /// The name of an entity that is fetched or made: `NSFetchRequest<Item>`, `Item.fetchRequest()`,
  /// `Item(context: context)`.
  fileprivate var entityName: String? {
    guard let call = CallExpression(self) else {
      let isFetch = ["NSFetchRequest", "FetchedResults"].contains { firstToken.isNamed($0) }
      let name = isFetch ? genericArguments.first?.text : nil
      return name.flatMap { $0.hasPrefix("NS") && $0 != "NSManagedObject" ? nil : $0 }
    }
    let member = MemberExpression(call.callee)
    let type = member?.name == "fetchRequest" ? member?.base : nil
    let made = call.arguments.map(\.label) == ["context"] ? call.callee : nil
    guard let named = type ?? made, named.kind == .reference, named.beginsWithCapital else {
      return nil
    }
    return named.firstToken.name
  }
}
