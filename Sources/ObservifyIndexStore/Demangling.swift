#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The runtime's own demangler, which is there however the runtime is linked.
@_silgen_name("swift_demangle")
private func runtimeDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

enum Demangling {
  /// Returns the declaration that a Swift USR stands for, as people read it; nil for others.
  static func declaration(of usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    let mangled = "$s" + usr.dropFirst(2)
    guard let text = runtimeDemangle(mangled, UInt(mangled.utf8.count), nil, nil, 0) else {
      return nil
    }
    defer { free(text) }
    return String(cString: text)
  }
}
