import XCTest

extension AlertInfo: Equatable {
  static func == (lhs: AlertInfo, rhs: AlertInfo) -> Bool { lhs.title == rhs.title }
}

func == (lhs: Size, rhs: Size) -> Bool { lhs.width == rhs.width }

final class CenterTests: XCTestCase {
  func testAlert() {
    let center = Center()
    center.show()
    XCTAssertEqual(center.alert, AlertInfo(title: "Alert") {})
  }
}
