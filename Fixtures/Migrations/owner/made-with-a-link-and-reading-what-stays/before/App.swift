import SwiftUI

final class Cart {
  static let shared = Cart()
  static var limit: Int {
    get { 12 }
    set { print(newValue) }
  }
  static let currency = "EUR"
  let owner = "Ada"
  var capacity = 8
  var count = 0
}

struct Size {
  var width = 0

  mutating func grow() { width += 1 }
}

class Base: ObservableObject {
  var start = 0

  func restart() { start += 1 }
}

final class Fixed: ObservableObject {
  @Published var text = Cart.currency
}

final class Owned: ObservableObject {
  @Published var text = Cart.shared.owner
}

final class Computed: ObservableObject {
  @Published var count = Cart.limit
}

final class Spacious: ObservableObject {
  @Published var count = Cart.shared.capacity
}

final class Sized: ObservableObject {
  @Published var count: Int

  init() {
    var size = Size()
    size.grow()
    count = size.width
  }
}

final class Inherited: Base {
  @Published var count = 0

  override init() {
    super.init()
    count = start
  }
}

final class Grouped: ObservableObject {
  @Published var count = Cart.shared.count
}

final class Boxed: ObservableObject {
  @Published var count = Cart.shared.count
}

/// The one that all use, which is made once, whenever it is first asked for.
final class Shared: ObservableObject {
  static let shared = Shared()
  @Published var count = Cart.shared.count
}

final class Behind: ObservableObject {
  @Published var count = Cart.shared.count
}

final class Labelled: ObservableObject {
  @Published var count = Cart.shared.count
}

struct FixedView: View {
  @StateObject private var model = Fixed()

  var body: some View { Text(model.text) }
}

struct OwnedView: View {
  @StateObject private var model = Owned()

  var body: some View { Text(model.text) }
}

struct ComputedView: View {
  @StateObject private var model = Computed()

  var body: some View { Text("\(model.count)") }
}

struct SpaciousView: View {
  @StateObject private var model = Spacious()

  var body: some View { Text("\(model.count)") }
}

struct SizedView: View {
  @StateObject private var model = Sized()

  var body: some View { Text("\(model.count)") }
}

struct InheritedView: View {
  @StateObject private var model = Inherited()

  var body: some View { Text("\(model.count)") }
}

struct GroupedView: View {
  @StateObject private var model = Grouped()

  var body: some View { Text("\(model.count)") }
}

struct BoxedView: View {
  @StateObject private var model = Boxed()

  var body: some View { Text("\(model.count)") }
}

struct BehindView: View {
  @StateObject private var model = Behind()

  var body: some View { Text("\(model.count)") }
}

struct SharedView: View {
  @StateObject private var model = Shared.shared

  var body: some View { Text("\(model.count)") }
}

struct LabelledView: View {
  @StateObject private var model = Labelled()

  var body: some View { Text("\(model.count)") }
}

struct Late<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

struct Menu: View {
  var body: some View {
    Button("Add") {
      Cart.shared.count += 1
      Cart.limit = 20
    }
    NavigationLink("Fixed") { FixedView() }
    NavigationLink("Owned") { OwnedView() }
    NavigationLink("Computed") { ComputedView() }
    NavigationLink("Spacious") { SpaciousView() }
    NavigationLink("Sized") { SizedView() }
    NavigationLink("Inherited") { InheritedView() }
    NavigationLink("Grouped") { Group { GroupedView().padding() } }
    NavigationLink("Boxed") {
      Late { BoxedView() }
    }
    NavigationLink("Shared") { SharedView() }
    NavigationLink("Behind") { Text("Front").background { BehindView() } }
    NavigationLink(destination: { Text("Labelled") }) { LabelledView() }
  }
}
