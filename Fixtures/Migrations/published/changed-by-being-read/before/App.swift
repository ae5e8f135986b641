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

final class Office: ObservableObject {
  static let shared = Office()
  @Published var reports = [Report(number: 1), Report(number: 2)]
  @Published var binder = Binder()
  @Published var shown = ""

  func show(_ number: Int) {
    shown = reports[number].text
  }

  func count(_ number: Int) {
    let place = reports[number].place
    print(place, reports[number].double)
  }

  func open() {
    shown = binder.title
  }
}

struct OfficeView: View {
  @ObservedObject var office: Office

  var body: some View {
    Text(office.shown)
    ForEach(0..<office.reports.count, id: \.self) { number in
      Button("Show") { office.show(number) }
    }
    Button("Open") { office.open() }
  }
}
