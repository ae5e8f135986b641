import PartnerKit

struct Row {
  @PartnerField var name = ""
}

func named(_ text: String) -> PartnerTable<Row> {
  PartnerTable(of: Row.self).matching(\.$name, text)
}
