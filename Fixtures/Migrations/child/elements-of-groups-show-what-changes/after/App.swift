import SwiftUI

final class Person {
  var team = "red"
  var points = 0
}

@Observable
class Club {
  let people = [Person(), Person()]
  let captains = ["red": Person()]
  var moves = 0

  func move() {
    people[0].team = "blue"
    captains["red"]?.points += 1
    moves += 1
  }
}

struct TeamsView: View {
  var club: Club
  var body: some View {
    // Update when `moves` changes; `Person.team` is not observable.
    let _ = club.moves
    Text("\(Dictionary(grouping: club.people) { $0.team }.count) teams")
  }
}

struct CaptainsView: View {
  var club: Club
  var body: some View {
    // Update when `moves` changes; `Person.points` is not observable.
    let _ = club.moves
    Text("\(club.captains.mapValues { $0.points }.count) captains")
  }
}
