/// Paths as text: parts between slashes, compared byte by byte.
///
/// Characters will not do: a combining mark at the start of a name makes one character of itself
/// and the slash before it.
extension String {
  /// The folder that holds this path: what is before its last slash.
  package var parentPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last part of this path.
  package var lastPathPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// Whether this path starts at the root of the file system.
  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

  /// The parts of this path.
  package var pathParts: [String] {
    unicodeScalars.split(separator: "/").map { String($0) }
  }

  /// This path, the folder that holds it, the folder that holds that, up to the root.
  package var pathAndParents: [String] {
    var paths = [self]
    while let last = paths.last, !last.isEmpty, last != "/" { paths.append(last.parentPath) }
    return paths
  }

  /// The folder around this one when it is an Xcode project or workspace, or lies in one; else this.
  package var outsideBundle: String {
    guard
      let bundle = pathAndParents.last(where: {
        $0.utf8.suffix(10).elementsEqual(".xcodeproj".utf8)
          || $0.utf8.suffix(12).elementsEqual(".xcworkspace".utf8)
      })
    else { return self }
    return bundle.parentPath
  }

  /// Returns this path as seen from `folder`, or nil when it lies outside.
  package func path(relativeTo folder: String) -> String? {
    if self == folder { return "" }
    if folder.isEmpty { return isAbsolutePath ? nil : self }
    let prefix = folder == "/" ? folder : folder + "/"
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return String(self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...])
  }

  /// Returns the path of `name` as seen from this folder; an absolute name stays what it is.
  package func appendingPath(_ name: String) -> String {
    if isEmpty || name.isAbsolutePath { return name }
    if name.isEmpty { return self }
    return utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
  }
}
