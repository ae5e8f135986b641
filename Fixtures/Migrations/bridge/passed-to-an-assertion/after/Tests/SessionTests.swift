import Combine
import PartnerKit
import XCTest

extension XCTestCase {
  func XCTAssertOutput<Output: Equatable, Failure: Error>(
    _ publisher: any Publisher<Output, Failure>, _ expected: Output
  ) {}

  func XCTAssertPublished(_ publisher: AnyPublisher<String, Never>, _ expected: String) {}
}

final class SessionTests: XCTestCase {
  func testName() {
    let session = Session()
    XCTAssertOutput(session.namePublisher, "")
  }

  func testErasedName() {
    let erased = Erased()
    XCTAssertPublished(erased.namePublisher, "")
  }

  func testStrictName() {
    let strict = Strict()
    XCTAssertOther(strict.$name, "")
  }

  func testContext() {
    let context = Context(state: Progress(isDone: true))
    XCTAssert(context.isDone)
    XCTAssertFalse(context.isDone)
  }
}
