import Combine

public final class Cart: ObservableObject {
  @Published public var count = 0
  public init() {}
}

@MainActor
public final class Guarded: ObservableObject {
  @Published public var count = 0
  public init() {}
}
