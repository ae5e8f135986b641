import SwiftUI

final class Person {
  var team = "red"
  var points = 0
}

class Club: ObservableObject {
  let people = [Person(), Person()]
  let captains = ["red": Person()]
  @Published var moves = 0

  func move() {
    people[0].team = "blue"
    captains["red"]?.points += 1
    moves += 1
  }
}

struct TeamsView: View {
  @ObservedObject var club: Club
  var body: some View { Text("\(Dictionary(grouping: club.people) { $0.team }.count) teams") }
}

struct CaptainsView: View {
  @ObservedObject var club: Club
  var body: some View { Text("\(club.captains.mapValues { $0.points }.count) captains") }
}
