import SwiftUI

struct Report {
  let number: Int
  lazy var text: String = "report \(number) of \(Office.shared.reports.count)"
  lazy var double: Int = number * 2
  var place: Int {
    mutating get {
      double += 1
      return Office.shared.reports.count
    }
  }
}

final class Binder {
  lazy var title: String = "\(Office.shared.reports.count) reports"
}

@Observable
final class Office {
  static let shared = Office()
  var reports = [Report(number: 1), Report(number: 2)]
  var binder = Binder()
  var shown = ""

  func show(_ number: Int) {
    var updatedReports = reports
    shown = updatedReports[number].text
    reports = updatedReports
  }

  func count(_ number: Int) {
    var updatedReports = reports
    let place = updatedReports[number].place
    reports = updatedReports
    print(place, reports[number].double)
  }

  func open() {
    shown = binder.title
  }
}

struct OfficeView: View {
  var office: Office

  var body: some View {
    Text(office.shown)
    ForEach(0..<office.reports.count, id: \.self) { number in
      Button("Show") { office.show(number) }
    }
    Button("Open") { office.open() }
  }
}
