import PartnerKit

struct Stay {
  @PartnerField var room = ""
}

func stays(in room: String) -> PartnerTable<Stay> {
  PartnerTable(of: Stay.self).matching(\.$room, room)
}
