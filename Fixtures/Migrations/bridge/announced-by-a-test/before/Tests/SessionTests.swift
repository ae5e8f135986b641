import Combine
import Testing

struct SessionTests {
  @Test func listenersHear() {
    let session = Session()
    let listener = Listener()
    listener.follow(session)
    session.objectWillChange.send()
    #expect(listener.count == 1)
  }
}
