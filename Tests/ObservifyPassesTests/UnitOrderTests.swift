import Testing

@testable import ObservifyKit

@Suite("The order of units")
struct UnitOrderTests {
  @Test("Fewer warnings come first, then fewer sites, then fewer lines, then the name")
  func risk() {
    let units = [
      unit("E", warnings: 1, sites: 0, lines: 1), unit("D", warnings: 0, sites: 2, lines: 1),
      unit("C", warnings: 0, sites: 1, lines: 3), unit("B", warnings: 0, sites: 1, lines: 2),
      unit("A", warnings: 0, sites: 1, lines: 2),
    ]
    #expect(names(units) == "A B C D E")
  }

  @Test("What a unit holds comes before it, whatever the risk")
  func held() {
    let units = [
      unit("A", holding: [2]), unit("B"), unit("C", warnings: 9, holding: [3]),
      unit("D", warnings: 9),
    ]
    #expect(names(units) == "B D C A")
  }

  @Test("In a circle the risk decides, and what holds the circle comes behind it")
  func circle() {
    let units = [
      unit("A", holding: [2]), unit("B", warnings: 2, holding: [2]),
      unit("C", warnings: 1, holding: [1]),
    ]
    #expect(names(units) == "C A B")
  }

  @Test("In a circle what must come first does, whatever the risk")
  func requiredInCircle() {
    let units = [unit("A", requiring: [1]), unit("B", warnings: 9, holding: [0])]
    #expect(names(units) == "B A")
  }

  @Test("Units that require each other go by risk")
  func requiredCircle() {
    let units = [unit("B", warnings: 1, requiring: [1]), unit("A", requiring: [0])]
    #expect(names(units) == "A B")
  }

  @Test("A unit that holds itself waits for nobody")
  func itself() {
    #expect(names([unit("A", holding: [0])]) == "A")
    #expect(names([]).isEmpty)
  }

  private func unit(
    _ name: String, warnings: Int = 0, sites: Int = 0, lines: Int = 0, holding: Set<Int> = [],
    requiring: Set<Int> = []
  ) -> UnitOrder.Candidate {
    UnitOrder.Candidate(
      risk: UnitOrder.Risk(warnings: warnings, sites: sites, lines: lines, name: name),
      required: requiring, preferred: holding)
  }

  private func names(_ units: [UnitOrder.Candidate]) -> String {
    UnitOrder.order(of: units).map { units[$0].risk.name }.joined(separator: " ")
  }
}
