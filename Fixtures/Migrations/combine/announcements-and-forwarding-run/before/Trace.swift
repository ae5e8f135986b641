import Foundation

func trace() {
  let person = Person()
  print(isUpdated(by: person, reading: { _ = person.name }) { person.name = "Bea" })
  print(isUpdated(by: person, reading: { _ = person.nickname }) { person.nickname = "B" })
  print(isUpdated(by: person, reading: { _ = person.age }) { person.age = 30 })
  print(person.age)
  print(isUpdated(by: person, reading: { _ = person.visitCount }) { person.visit() })
  print(isUpdated(by: person, reading: { _ = person.label }) { person.address.city = "Basel" })
  print(isUpdated(by: person, reading: { _ = person.address.zip }) { person.address.zip = 4000 })
  print(person.label)
}
