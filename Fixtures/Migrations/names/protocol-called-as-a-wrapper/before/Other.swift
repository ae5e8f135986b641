import PartnerModels

protocol CountdownViewModel: ObservedObject {
  var showCountdown: Bool { get }
}
