@available(iOS, introduced: 17, message: "no", renamed: "other") @objc(name:with:) func a() {}
@Environment(\.dismiss) private var dismiss
@EnvironmentObject(store) var b: Store
@State @Wrapper<Int>(1, two: "3") var c = 0
@Outer.Inner var d: Int
@_spi(Internal) @inlinable public func e() {}
@_originallyDefinedIn(module: "Old", iOS 17) struct F {}
@backDeployed(before: iOS 17) func g() {}
@abi(func old()) func h() {}
#if DEBUG
@Debug
#else
@Release(1)
#endif
final class I {}
@resultBuilder enum J {}
#Preview("name", traits: .landscape) { Text("x") }
struct K {
  #addMember
  @Option #make(1)
  var l: Int { @inline(__always) get { 1 } nonmutating set {} }
}
@transpose(of: Float.-, wrt: (0, 1)) func subtract(_ x: Float) -> (Float, Float) { (x, -x) }
@_specialize(exported: true, target: f(), availability: macOS 14.0, iOS 17.0, *; where @_noMetadata T: _Class)
func specialized<T>(_ value: T) {}
