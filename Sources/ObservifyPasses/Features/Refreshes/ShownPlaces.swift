import ObservifyIndex
import ObservifySyntax

/// Where code reads members of an object, and where it shows what the object does not hold.
struct ShownPlaces {
  /// What may not run around a place, from outside to inside.
  typealias Contents = [Node]

  /// The members of the object that are read; those that are only bound, nowhere.
  private(set) var reads: [String: Set<Contents>] = [:]
  private var sources: [ShownSource: Set<Contents>] = [:]

  mutating func add(read name: String, in contents: Contents) {
    reads[name, default: []].insert(contents)
  }

  mutating func add(bound name: String) { reads[name, default: []].formUnion([]) }

  mutating func add(_ source: ShownSource, in contents: Contents) {
    sources[source, default: []].insert(contents)
  }

  /// Whether something is shown anew with each change of some members: one of them is read whenever it
  /// is shown.
  func isRead(_ members: [String], where source: ShownSource) -> Bool {
    (sources[source] ?? []).allSatisfy { place in
      members.contains { reads[$0]?.contains { place.starts(with: $0) } == true }
    }
  }
}

/// What `ShownPlaces` tells, looked for place by place only where members are read at all.
final class DisplayPlaces {
  private let anywhere: ShownPlaces
  private lazy var exact = find()
  private let find: () -> ShownPlaces

  /// - Parameters:
  ///   - anywhere: What is read and shown, without telling places apart.
  ///   - find: Finds the same with its places.
  init(_ anywhere: ShownPlaces, exact find: @escaping () -> ShownPlaces) {
    self.anywhere = anywhere
    self.find = find
  }

  /// Whether something is shown anew with each change of some members.
  func isRead(_ members: [String], where source: ShownSource) -> Bool {
    anywhere.isRead(members, where: source) && exact.isRead(members, where: source)
  }
}

extension Project {
  /// Whether a class only stands for another one, by its name, and no code of the app makes an object of it.
  func isStandIn(_ type: TypeID) -> Bool {
    let name = index[type].name
    guard index[type].kind == .class, Vocabulary.standInNames.contains(where: name.contains) else {
      return false
    }
    return projectMentions.places(of: name).allSatisfy { place in
      index.file(of: place).isTest || place.isInPreview || index.enclosingType(of: place) == type
    }
  }
}
