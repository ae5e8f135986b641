import SwiftUI
final class Store { static let shared = Store(); var n = 0 }
typealias Job = @Sendable () -> Void
func job(_ work: @escaping Job) { work() }
func sent(_ work: sending @escaping () -> Void) { work() }
class Base { init(_ work: @escaping @Sendable () -> Void) { work() } }
final class Sub: Base {}
struct Box { var work: Job }
@MainActor final class M1: ObservableObject {
  var n: Int { Store.shared.n }
  func a1() { job { self.objectWillChange.send() } }
}
@MainActor final class M2: ObservableObject {
  var n: Int { Store.shared.n }
  func a2() { sent { self.objectWillChange.send() } }
}
@MainActor final class M3: ObservableObject {
  var n: Int { Store.shared.n }
  func a3() { _ = Sub { self.objectWillChange.send() } }
}
@MainActor final class M5: ObservableObject {
  var n: Int { Store.shared.n }
  var b: Box?
  func a5() { b = Box(work: { self.objectWillChange.send() }) }
}
@MainActor final class M6: ObservableObject {
  var n: Int { Store.shared.n }
  func a6() { onEnded { self.objectWillChange.send() } }
  nonisolated func onEnded(_ work: @escaping @Sendable () -> Void) { work() }
}
struct MV: View {
  @StateObject var e = M6()
  @StateObject var a = M1()
  @StateObject var b = M2()
  @StateObject var c = M3()
  @StateObject var d = M5()
  var body: some View { Text("\(a.n) \(b.n) \(c.n) \(d.n) \(e.n)") }
}
