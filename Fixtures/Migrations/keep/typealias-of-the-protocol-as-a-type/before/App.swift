import SwiftUI

typealias Live = ObservableObject
typealias LiveObject = ObservableObject & AnyObject

final class Shown: ObservableObject { @Published var count = 0 }
final class Held: ObservableObject { @Published var count = 0 }
final class Given: ObservableObject { @Published var count = 0 }
final class Marked: ObservableObject, Marking { @Published var count = 0 }
final class Bumped: ObservableObject { @Published var count = 0 }
final class Free: ObservableObject { @Published var count = 0 }

func show(_ object: some LiveObject) {}
func hold(_ object: any Live) {}

protocol Provider {
  associatedtype Model: LiveObject
  var model: Model { get }
}

struct GivenProvider: Provider { let model = Given() }

protocol Marking {}
extension Marking where Self: Live { func mark() {} }
extension Live { func bump() {} }

func use(_ shown: Shown, _ held: Held, _ bumped: Bumped, _ free: Free) -> Int {
  show(shown)
  hold(held)
  bumped.bump()
  return free.count
}
