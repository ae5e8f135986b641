import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Tells whether a migrated file still needs `import Combine`.
enum CombineImport {
  /// Names that only Combine brings, as types or as members.
  private static let names: Set<String> = [
    "AnyCancellable", "Cancellable", "ConnectablePublisher", "PassthroughSubject",
    "CurrentValueSubject", "AnyPublisher", "Publisher", "Publishers", "Subject", "AnySubscriber",
    "Subscriber", "Subscribers", "Subscription", "Subscriptions", "Just", "Future", "Empty", "Fail",
    "Deferred", "Record", "Published", "ObservableObject", "ObservableObjectPublisher", "Combine",
    "ImmediateScheduler", "Scheduler", "CombineIdentifier", "TopLevelDecoder", "TopLevelEncoder",
    "sink", "store", "assign", "publisher", "autoconnect", "eraseToAnyPublisher", "receive",
    "debounce", "throttle", "removeDuplicates", "combineLatest", "objectWillChange", "send",
    "dataTaskPublisher", "subscribe", "share", "multicast", "switchToLatest", "tryMap", "mapError",
    "replaceError", "replaceNil", "setFailureType", "handleEvents", "publish", "values",
    "flatMap", "merge", "collect", "delay", "measureInterval", "decode", "encode", "prepend",
    "scan", "buffer", "makeConnectable", "breakpoint", "print", "retry", "timeout", "zip",
    "connect", "AsyncPublisher", "AsyncThrowingPublisher", "SchedulerTimeType", "cancel",
  ]

  /// Modules that bring Foundation, as Combine does.
  private static let umbrellas: Set<String> = [
    "Foundation", "SwiftUI", "UIKit", "AppKit", "WatchKit", "CoreData", "MapKit", "AVFoundation",
    "CoreLocation", "StoreKit", "SwiftData", "WidgetKit", "UserNotifications", "Cocoa",
  ]

  /// Names that the standard library declares, and that need no import.
  private static let standard: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Bool", "String", "Character", "Substring", "Array", "Dictionary", "Set",
    "Optional", "Void", "Any", "AnyObject", "AnyHashable", "Error", "Result", "Never", "Self",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable",
    "Sendable", "MainActor", "Task", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
    "Range", "ClosedRange", "Sequence", "Collection", "Observable", "ObservationIgnored",
    "Observation", "AsyncStream", "AsyncSequence", "Actor", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "ObjectIdentifier", "ContinuousClock", "Duration", "Mirror",
  ]

  /// Returns the import's declaration and the edit that removes it; nil when it has to stay.
  ///
  /// `tree` is the file as it would be after all other edits.
  static func removal(
    from file: SourceFile, after tree: SyntaxTree, _ plan: MigrationPlan
  ) -> (node: Node, edits: [TextEdit])? {
    let imports = file.tree.root.children(.importDecl)
    let combine = imports.filter {
      $0.importedModule == "Combine" && $0.attributes.isEmpty && $0.modifiers.isEmpty
    }
    guard let node = combine.first, !uses(names, tree) else { return nil }
    let others = Set(imports.compactMap(\.importedModule))
    guard !others.isDisjoint(with: umbrellas) || namesOnlyKnownTypes(tree, plan) else { return nil }
    var edit = EditBuilder(file)
    for node in combine { edit.removeStatement(node) }
    return (node, edit.edits)
  }

  /// Whether a token outside of imports spells one of some names.
  private static func uses(_ names: Set<String>, _ tree: SyntaxTree) -> Bool {
    let imported = tree.nodes(of: .importDecl).map(\.tokenIndices)
    for position in tree.tokens.kinds.indices {
      let kind = tree.tokens.kinds[position]
      if kind == .dollarIdentifier { continue }
      guard kind.isName else { continue }
      guard names.contains(Token(tree: tree, index: position).name) else { continue }
      if !imported.contains(where: { $0.contains(position) }) { return true }
    }
    return false
  }

  /// Whether every capitalised name is the standard library's or the project's: such a file needs
  /// nothing that Combine re-exports.
  private static func namesOnlyKnownTypes(_ tree: SyntaxTree, _ plan: MigrationPlan) -> Bool {
    let imported = tree.nodes(of: .importDecl).map(\.tokenIndices)
    for position in tree.tokens.kinds.indices where tree.tokens.kinds[position] == .identifier {
      if imported.contains(where: { $0.contains(position) }) { continue }
      let name = Token(tree: tree, index: position).name
      guard name.first?.isUppercase == true else { continue }
      if !standard.contains(name), plan.index.topLevelTypes[name] == nil,
        !plan.index.declaresNestedType(name)
      {
        return false
      }
    }
    return true
  }
}

extension ProjectIndex {
  /// Whether some type of the project has a nested type, a typealias or a case of this name.
  fileprivate func declaresNestedType(_ name: String) -> Bool {
    types.contains { $0.members[name] != nil }
  }
}
