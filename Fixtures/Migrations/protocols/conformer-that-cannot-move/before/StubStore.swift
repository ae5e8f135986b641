import PartnerKit

final class StubStore: PartnerModel, Storing {
  let items = [1, 2, 3]
}
