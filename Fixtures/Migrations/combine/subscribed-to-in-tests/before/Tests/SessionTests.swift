import Combine

struct SessionTests {
  func userIsPublished() -> [String] {
    var users: [String] = []
    let session = Session()
    let cancellable = session.$user.sink { users.append($0) }
    session.user = "A"
    cancellable.cancel()
    return users
  }
}
