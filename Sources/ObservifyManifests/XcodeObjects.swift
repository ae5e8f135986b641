/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects: Sendable {
  let list: PropertyList
  private let entries: [String: Int]

  /// The entry of the `PBXProject`.
  let project: Int

  /// Reads the file; nil when it is not a project.
  init?(_ bytes: [UInt8]) {
    guard let list = PropertyList(bytes), let objects = list.value("objects", of: 0) else {
      return nil
    }
    var entries: [String: Int] = [:]
    list.forEachPair(of: objects) { key, value in
      guard let name = list.text(key) else { return }
      entries[name] = value
    }
    guard
      let root = list.value("rootObject", of: 0).flatMap(list.text).flatMap({ entries[$0] })
    else { return nil }
    self.list = list
    self.entries = entries
    project = root
  }

  /// Returns the text at a key of an object.
  func text(_ key: String, of object: Int) -> String? {
    list.value(key, of: object).flatMap(list.text)
  }

  /// Returns the object that a key of another one refers to.
  func object(_ key: String, of object: Int) -> Int? {
    text(key, of: object).flatMap { entries[$0] }
  }

  /// Returns the texts of a list at a key of an object.
  func texts(_ key: String, of object: Int) -> [String] {
    guard let place = list.value(key, of: object) else { return [] }
    var result: [String] = []
    list.forEachElement(of: place) { element in
      if let text = list.text(element) { result.append(text) }
    }
    return result
  }

  /// Returns the objects that a list at a key of another one refers to.
  func objects(_ key: String, of object: Int) -> [Int] {
    texts(key, of: object).compactMap { entries[$0] }
  }

  /// The class of an object, such as `PBXGroup`.
  func isa(_ object: Int) -> String { text("isa", of: object) ?? "" }

  /// Where an object begins in the text.
  func offset(of object: Int) -> Int { list.entries[object].range.lowerBound }

  /// Returns the paths of groups and files, from the root of the repository, for a project that
  /// stands in `folder`.
  func paths(in folder: String) -> [Int: String] {
    let root = FileTree.path(text("projectDirPath", of: project) ?? "", in: folder) ?? folder
    guard let main = object("mainGroup", of: project) else { return [:] }
    var result: [Int: String] = [:]
    var seen: Set<Int> = []
    var pending: [(object: Int, folder: String?)] = [(main, root)]
    while let (object, around) = pending.popLast() {
      guard seen.insert(object).inserted else { continue }
      let own = text("path", of: object)
      let path: String? =
        switch text("sourceTree", of: object) ?? "<group>" {
        case "<group>": around.flatMap { FileTree.path(own ?? "", in: $0) }
        case "SOURCE_ROOT": FileTree.path(own ?? "", in: root)
        default: nil
        }
      if let path { result[object] = path }
      for child in objects("children", of: object) { pending.append((child, path)) }
    }
    return result
  }
}
