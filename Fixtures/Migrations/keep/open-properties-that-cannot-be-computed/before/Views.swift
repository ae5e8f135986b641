import SwiftUI

struct PairView: View {
  @ObservedObject var object: Pair
  var body: some View { Text("\(object.first + object.second)") }
}

struct WeakView: View {
  @ObservedObject var object: Weak
  var body: some View { Text(object.delegate == nil ? "none" : "one") }
}

struct CodedView: View {
  @ObservedObject var object: Coded
  var body: some View { Text("\(object.id)") }
}
