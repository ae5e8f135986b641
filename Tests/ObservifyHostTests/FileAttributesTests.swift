import Foundation
import ObservifyTestSupport
import Testing

@testable import ObservifyHost

#if canImport(Glibc) || canImport(Musl)
  import CExtendedAttributes
#endif

/// What a file is beside its content survives the replacement, where the system lets it.
@Suite("What a replaced file keeps")
struct FileAttributesTests {
  @Test(
    "Extended attributes survive, empty and long ones among them",
    .enabled("the file system of temporary files has no extended attributes") {
      try ExtendedAttributes.areSupported
    })
  func extendedAttributes() throws {
    let folder = try folder()
    let path = folder.path + "/A.swift"
    let wanted = [
      "user.empty": [], "user.note": Array("reviewed".utf8), "user.größe 模型": [0, 0xFF, 0],
      "user.long": [UInt8](repeating: 7, count: 2000),
    ]
    for (name, value) in wanted { try ExtendedAttributes.set(name, to: value, of: path) }
    try replace(in: folder)
    #expect(try folder.read("A.swift") == Array("new".utf8))
    for (name, value) in wanted {
      #expect(try ExtendedAttributes.value(of: name, of: path) == value, "\(name)")
    }
  }

  @Test(
    "Attributes survive where second names are impossible, and when the run is undone",
    .enabled("the file system of temporary files has no extended attributes") {
      try ExtendedAttributes.areSupported
    })
  func undone() throws {
    let folder = try folder()
    try folder.write("old", to: "B.swift")
    let path = folder.path + "/A.swift"
    try ExtendedAttributes.set("user.note", to: [1], of: path)
    let calls = ScriptedCalls()
    calls.failNames(code: EPERM)
    calls.failMoves(from: 2, upTo: 2, code: EIO)
    #expect(throws: HostError.self) {
      try AtomicWrite.replace(
        [replacement("A.swift"), replacement("B.swift")], in: folder.path, calls: calls)
    }
    #expect(try folder.read("A.swift") == Array("old".utf8))
    #expect(try ExtendedAttributes.value(of: "user.note", of: path) == [1])
  }

  @Test(
    "Root keeps owner, group and all permissions of other people's files",
    .enabled("only root may give files away") { geteuid() == 0 })
  func owner() throws {
    let folder = try folder()
    try folder.run(["chown", "12345:23456", "A.swift"])
    try folder.run(["chmod", "2754", "A.swift"])
    try replace(in: folder)
    let attributes = try attributes(in: folder)
    #expect(attributes[.ownerAccountID] as? Int == 12_345)
    #expect(attributes[.groupOwnerAccountID] as? Int == 23_456)
    #expect(attributes[.posixPermissions] as? Int == 0o2754)
  }

  @Test(
    "Everybody keeps the group of a file in one of their groups",
    .enabled("this user is in one group only") { Self.otherGroup != nil })
  func group() throws {
    let group = try #require(Self.otherGroup)
    let folder = try folder()
    try folder.run(["chgrp", "\(group)", "A.swift"])
    try replace(in: folder)
    #expect(try attributes(in: folder)[.groupOwnerAccountID] as? Int == Int(group))
  }

  private static var otherGroup: gid_t? {
    var groups = [gid_t](repeating: 0, count: 256)
    let count = unsafe getgroups(Int32(groups.count), &groups)
    return groups.prefix(max(0, Int(count))).first { $0 != getegid() }
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "A.swift")
    return folder
  }

  private func attributes(in folder: TemporaryFolder) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: folder.path + "/A.swift")
  }

  private func replace(in folder: TemporaryFolder) throws {
    try AtomicWrite.replace([replacement("A.swift")], in: folder.path, calls: SystemCalls())
    #expect(try folder.read("A.swift") == Array("new".utf8))
    #expect(try folder.files().allSatisfy { $0.hasSuffix(".swift") })
  }

  private func replacement(_ path: String) -> FileReplacement {
    FileReplacement(path: path, expected: Array("old".utf8), content: Array("new".utf8))
  }
}

/// The extended attributes of files, set and read by the C library.
private enum ExtendedAttributes {
  struct Failure: Error {
    let code: Int32
  }

  /// Whether the file system of temporary files has any.
  static var areSupported: Bool {
    get throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: "file")
      do {
        try set("user.test", to: [1], of: folder.path + "/file")
        return true
      } catch let failure as Failure where failure.code == ENOTSUP {
        return false
      }
    }
  }

  static func set(_ name: String, to value: [UInt8], of path: String) throws {
    #if canImport(Darwin)
      let result = unsafe setxattr(path, name, value, value.count, 0, 0)
    #else
      let result = unsafe setxattr(path, name, value, value.count, 0)
    #endif
    guard result == 0 else { throw Failure(code: errno) }
  }

  static func value(of name: String, of path: String) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    #if canImport(Darwin)
      let count = unsafe getxattr(path, name, &bytes, bytes.count, 0, 0)
    #else
      let count = unsafe getxattr(path, name, &bytes, bytes.count)
    #endif
    guard count >= 0 else { throw Failure(code: errno) }
    return Array(bytes.prefix(count))
  }
}
