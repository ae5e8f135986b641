#if os(iOS) && !targetEnvironment(simulator) || swift(>=6.0) && canImport(UIKit, _version: 1.2)
import UIKit
#elseif DEBUG
struct A {
  #if INNER
  var a = 1
  #else
  var b = 2
  #endif
}
#else
#error("no")
#endif
#sourceLocation(file: "other.swift", line: 10)
func f() {
  #if A
  return
  #endif
  #warning("soon")
  #sourceLocation()
}
