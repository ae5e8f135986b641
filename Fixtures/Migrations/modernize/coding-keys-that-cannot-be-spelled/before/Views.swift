import SwiftUI

struct HalfView: View {
  @ObservedObject var object: Half
  var body: some View { Text(object.name) }
}

struct NamedView: View {
  @ObservedObject var object: Named
  var body: some View { Text(object.name) }
}

struct PlainView: View {
  @ObservedObject var object: Plain
  var body: some View { Text(object.name) }
}

struct LazyView: View {
  @ObservedObject var object: Lazy
  var body: some View { Text(object.name) }
}

struct NumberedView: View {
  @ObservedObject var object: Numbered
  var body: some View { Text(object.name) }
}
