import CoreData
import SwiftUI

final class Garage: ObservableObject {
  @Published private(set) var vehicles: [Vehicle] = []
  @Published var selected: Vehicle?
  @Published private(set) var title = ""
  private let context = NSManagedObjectContext()

  func load() {
    let request = NSFetchRequest<Vehicle>(entityName: "Vehicle")
    vehicles = (try? context.fetch(request)) ?? []
  }

  func rename(_ vehicle: Vehicle, to name: String) {
    vehicle.name = name
    load()
  }
}

struct GarageView: View {
  @StateObject private var garage = Garage()

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
final class Jobs: ObservableObject {
  @Published private(set) var all: [Progress] = []
  @Published private(set) var last: URL?

  func reload(_ all: [Progress]) { self.all = all }
}

struct JobsView: View {
  @ObservedObject var jobs: Jobs

  var body: some View {
    ForEach(jobs.all, id: \.self) { Text("\($0.completedUnitCount)") }
    Text(jobs.last?.path ?? "")
  }
}
