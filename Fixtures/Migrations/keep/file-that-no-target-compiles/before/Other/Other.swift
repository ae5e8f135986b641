import PartnerKit

func note(_ other: Other) { record(other) }
