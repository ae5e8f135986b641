import Combine
import Observation

@Observable
public final class Cart {
  public var count = 0
  @ObservationIgnored public var assignmentCancellables: Set<AnyCancellable> = []
  public init() {}
}

@MainActor
public final class Guarded: ObservableObject {
  @Published public var count = 0
  public init() {}
}
