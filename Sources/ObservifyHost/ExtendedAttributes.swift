#if canImport(Darwin)
  import Darwin
#else
  import CExtendedAttributes
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
#endif

extension SystemCalls {
  /// Gives a file the permissions and the extended attributes of another, and its owner and group
  /// where the system allows it.
  func copyAttributes(of source: OpenFile, to file: OpenFile) throws(SystemError) {
    let wanted = try attributes(of: source)
    // Changing the owner clears some permissions, so it comes first. Only root may give a file
    // away; for everybody else it stays with the person who runs the tool, in a group of theirs.
    let isSameOwner = fchown(file.descriptor, wanted.owner, wanted.group) == 0
    if !isSameOwner { _ = fchown(file.descriptor, uid_t.max, wanted.group) }
    try copyExtendedAttributes(of: source, to: file)
    // What runs with its owner's rights does not run with those of somebody else.
    let permissions = isSameOwner ? wanted.permissions : wanted.permissions & 0o777
    guard fchmod(file.descriptor, permissions) == 0 else { throw SystemError(code: errno) }
  }

  #if canImport(Darwin)
    /// Gives a file the extended attributes of another, and its access control list.
    private func copyExtendedAttributes(
      of source: OpenFile, to file: OpenFile
    ) throws(SystemError) {
      let parts = copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL)
      let result = unsafe fcopyfile(source.descriptor, file.descriptor, nil, parts)
      // Some file systems have none.
      guard result == 0 || errno == ENOTSUP else { throw SystemError(code: errno) }
    }
  #else
    /// Gives a file the extended attributes of another, its access control list among them, and no
    /// others: a new file can have come by a list of its folder's.
    private func copyExtendedAttributes(
      of source: OpenFile, to file: OpenFile
    ) throws(SystemError) {
      let names = try extendedAttributeNames(of: source)
      for name in Set(try extendedAttributeNames(of: file)).subtracting(names) {
        _ = unsafe fremovexattr(file.descriptor, name)
      }
      for name in names {
        guard let value = try extendedAttribute(name, of: source) else { continue }
        let result = unsafe fsetxattr(file.descriptor, name, value, value.count, 0)
        // The labels of the system's guards are given by these, and network file systems have
        // others that are only shown.
        if result != 0, Self.mustSurvive(name) { throw SystemError(code: errno) }
      }
    }

    /// Whether an attribute is somebody's own or says who may do what.
    private static func mustSurvive(_ name: String) -> Bool {
      name.hasPrefix("user.") || name == "system.posix_acl_access"
    }

    private func extendedAttributeNames(of file: OpenFile) throws(SystemError) -> [String] {
      let bytes = try unsafe growing { buffer in
        unsafe flistxattr(
          file.descriptor, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
      }
      return (bytes ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private func extendedAttribute(
      _ name: String, of file: OpenFile
    ) throws(SystemError) -> [UInt8]? {
      try unsafe growing { buffer in
        unsafe fgetxattr(file.descriptor, name, buffer.baseAddress, buffer.count)
      }
    }

    /// Returns what a call puts into a buffer that is as large as the call needs; nil where there is
    /// no such thing, or may not be seen.
    private func growing(
      _ call: (UnsafeMutableRawBufferPointer) -> Int
    ) throws(SystemError) -> [UInt8]? {
      var room = 256
      while true {
        var result = 0
        var bytes = [UInt8](repeating: 0, count: room)
        unsafe bytes.withUnsafeMutableBytes { unsafe result = call($0) }
        if result >= 0 { return Array(bytes.prefix(result)) }
        switch errno {
        case ERANGE where room < 1 << 20: room *= 4
        case ENOTSUP, ENODATA, EPERM, EACCES: return nil
        default: throw SystemError(code: errno)
        }
      }
    }
  #endif
}
