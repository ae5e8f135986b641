import SwiftUI

final class First: ObservableObject { @Published var first = "" }
final class Second: ObservableObject { @Published var second = "" }
@Observable
final class Third { var third = "" }

let firsts = [First()]
let seconds = [Second()]

struct Screen: View {
  @ObservedObject var one = [firsts].joined().last!
  @ObservedObject var other = [seconds].joined().last!
  @State private var third = Third()

  var body: some View { Text(one.first + other.second + third.third) }
}
