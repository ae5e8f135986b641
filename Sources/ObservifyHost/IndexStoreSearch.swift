/// Finds what reading an index needs: the toolchain's library, and the indexes that builds left.
package enum IndexStoreSearch {
  private static let system = SystemCalls()

  /// Returns the `libIndexStore` of the toolchain whose `swift` the path leads to, or of one in a
  /// place where toolchains are known to be.
  static func library(_ environment: [String: String]) -> String? {
    let programs = environment["PATH", default: ""].split(separator: ":").compactMap {
      try? system.realPath($0 + "/swift")
    }
    // A `swift` that only hands on to the chosen toolchain has no library beside it.
    let folders = programs.map { $0.parentPath.parentPath + "/lib" } + known(environment)
    return folders.lazy.flatMap { ["\($0)/libIndexStore.so", "\($0)/libIndexStore.dylib"] }
      .first { isThere($0) }
  }

  private static func known(_ environment: [String: String]) -> [String] {
    let developer = [environment["DEVELOPER_DIR"], "/var/db/xcode_select_link"].compactMap(\.self)
    let xcodes = developer + ["/Applications/Xcode.app/Contents/Developer"]
    var folders = xcodes.map { $0 + "/Toolchains/XcodeDefault.xctoolchain/usr/lib" }
    folders += developer.map { $0 + "/usr/lib" }
    folders.append("/Library/Developer/CommandLineTools/usr/lib")
    folders.append("/Library/Developer/Toolchains/swift-latest.xctoolchain/usr/lib")
    if let home = environment["HOME"] {
      for place in ["/.local/share/swiftly/toolchains", "/.swiftly/toolchains"] {
        folders += names(in: home + place).sorted(by: >).map { "\(home)\(place)/\($0)/usr/lib" }
      }
      let toolchains = home + "/Library/Developer/Toolchains"
      folders += names(in: toolchains).sorted(by: >).map { "\(toolchains)/\($0)/usr/lib" }
    }
    return folders
  }

  /// Returns the index that a build of the project in a folder wrote last; nil where there is none.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the project.
  ///   - environment: The variables of the environment, which say where the person's library is.
  /// - Returns: The absolute path of the store.
  package static func store(
    of folder: String, _ environment: [String: String]
  ) -> String? {
    let build = folder + "/.build"
    var found = names(in: build).map { "\(build)/\($0)/index/store" }
    let projects = names(in: folder).filter {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }.map { String($0.prefix { $0 != "." }) }
    if !projects.isEmpty || !found.isEmpty {
      let own = folder + "/DerivedData"
      let library = environment["HOME"].map { $0 + "/Library/Developer/Xcode/DerivedData" }
      for place in [own, library].compactMap(\.self) {
        found += names(in: place).filter { name in
          projects.contains { name == $0 || name.hasPrefix($0 + "-") }
        }.map { "\(place)/\($0)/Index.noindex/DataStore" }
      }
    }
    return found.compactMap { store -> (String, FileTime)? in
      let units = names(in: store).filter { $0.hasPrefix("v") }
        .compactMap { FileTime(ofFile: "\(store)/\($0)/units") }
      return units.max().map { (store, $0) }
    }.max { $0.1 < $1.1 }?.0
  }

  private static func names(in folder: String) -> [String] {
    ((try? system.entries(of: folder)) ?? []).map { String(decoding: $0.name, as: UTF8.self) }
  }

  private static func isThere(_ path: String) -> Bool {
    (try? system.attributes(of: path, followingLink: true))?.kind == .file
  }
}
