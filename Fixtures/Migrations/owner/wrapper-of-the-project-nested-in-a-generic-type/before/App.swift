import SwiftUI

struct Backport<Wrapped> {
  let wrapped: Wrapped
}

extension Backport where Wrapped == Any {
  static var isOld: Bool { false }
}

extension Backport where Wrapped: ObservableObject {
  @propertyWrapper struct StateObject: DynamicProperty {
    let wrappedValue: Wrapped
    init(wrappedValue: Wrapped) { self.wrappedValue = wrappedValue }
  }
}

final class Router: ObservableObject {
  @Published var title = ""
}

final class Session: ObservableObject {
  @Published var title = ""
}

final class Free: ObservableObject {
  @Published var title = ""
}

struct Screen: View {
  @Backport.StateObject var router: Router
  @StateObject private var free = Free()

  var body: some View { Text(router.title + free.title) }
}

func start(session: Session) {
  _ = Backport.StateObject(wrappedValue: session)
}

extension Backport where Wrapped == Any {
  static func Label(of object: AnyObject) -> some View { Text("\(ObjectIdentifier(object).hashValue)") }
}

var isOld: (Backport<Any>.Type) -> Bool { { $0.isOld } }

func label(of free: Free) -> some View { Backport.Label(of: free) }
