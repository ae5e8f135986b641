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

@Observable
class Base {
  var start = 0

  func restart() { start += 1 }
}

@Observable
final class Fixed {
  var text = Cart.currency
}

@Observable
final class Owned {
  var text = Cart.shared.owner
}

@Observable
final class Computed {
  var count = Cart.limit
}

@Observable
final class Spacious {
  var count = Cart.shared.capacity
}

@Observable
final class Sized {
  var count: Int

  init() {
    var size = Size()
    size.grow()
    count = size.width
  }
}

@Observable
final class Inherited: Base {
  var count = 0

  override init() {
    super.init()
    count = start
  }
}

@Observable
final class Grouped {
  var count = Cart.shared.count
}

@Observable
final class Boxed {
  var count = Cart.shared.count
}

/// The one that all use, which is made once, whenever it is first asked for.
@Observable
final class Shared {
  static let shared = Shared()
  var count = Cart.shared.count
}

@Observable
final class Behind {
  var count = Cart.shared.count
}

@Observable
final class Labelled {
  var count = Cart.shared.count
}

struct FixedView: View {
  @State private var model = Fixed()

  var body: some View { Text(model.text) }
}

struct OwnedView: View {
  @State private var model = Owned()

  var body: some View { Text(model.text) }
}

struct ComputedView: View {
  @State private var model = Computed()

  var body: some View { Text("\(model.count)") }
}

struct SpaciousView: View {
  @State private var model = Spacious()

  var body: some View { Text("\(model.count)") }
}

struct SizedView: View {
  @State private var model = Sized()

  var body: some View { Text("\(model.count)") }
}

struct InheritedView: View {
  @State private var model = Inherited()

  var body: some View { Text("\(model.count)") }
}

struct GroupedView: View {
  @State private var model = Grouped()

  var body: some View { Text("\(model.count)") }
}

struct BoxedView: View {
  @State private var model = Boxed()

  var body: some View { Text("\(model.count)") }
}

struct BehindView: View {
  @State private var model = Behind()

  var body: some View { Text("\(model.count)") }
}

struct SharedView: View {
  @State private var model = Shared.shared

  var body: some View { Text("\(model.count)") }
}

struct LabelledView: View {
  @State private var model = Labelled()

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
