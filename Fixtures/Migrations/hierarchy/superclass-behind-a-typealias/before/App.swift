import PartnerKit

typealias BaseModel = PartnerModel

final class Sync: BaseModel {
  @Published var message = ""
}
