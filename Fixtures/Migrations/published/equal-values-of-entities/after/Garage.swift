import CoreData
import SwiftUI

@Observable
final class Garage {
  private(set) var vehicles: [Vehicle] = []
  var selected: Vehicle?
  private(set) var title = ""
  private let context = NSManagedObjectContext()

  func load() {
    let request = NSFetchRequest<Vehicle>(entityName: "Vehicle")
    vehicles = (try? context.fetch(request)) ?? []
  }

  func rename(_ vehicle: Vehicle, to name: String) {
    vehicle.name = name
    load()
  }

  // `Vehicle` is an object, and can change while it stays equal.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Vehicle], _ rhs: [Vehicle]) -> Bool { true }
}

struct GarageView: View {
  @State private var garage = Garage()

  var body: some View {
    List(garage.vehicles, id: \.hash) { vehicle in
      Text(vehicle.name ?? "")
      Button("Rename") { garage.rename(vehicle, to: "New") }
    }
    Button("Load") { garage.load() }
    Text(garage.title)
  }
}

/// Frameworks change their objects themselves.
@Observable
final class Jobs {
  private(set) var all: [Progress] = []
  private(set) var last: URL?

  func reload(_ all: [Progress]) { self.all = all }

  // `Progress` is an object, and can change while it stays equal.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Progress], _ rhs: [Progress]) -> Bool { true }
}

struct JobsView: View {
  var jobs: Jobs

  var body: some View {
    ForEach(jobs.all, id: \.self) { Text("\($0.completedUnitCount)") }
    Text(jobs.last?.path ?? "")
  }
}
