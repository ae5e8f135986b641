import Foundation

func trace() {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  func text(_ value: some Encodable) -> String {
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "none"
  }
  let profile = Profile()
  profile.name = "p"
  print(text(profile))
  profile.note = "noted"
  profile.age = 3
  let stored = text(profile)
  print(stored)
  for data in [stored, #"{"age":1,"id":7,"name":"x","seen":2,"size":1}"#, #"{"name":"x"}"#] {
    let read = try? JSONDecoder().decode(Profile.self, from: Data(data.utf8))
    print(read.map { text($0) } ?? "none")
  }
  let account = Account()
  account.rename("a")
  account.tags = ["t"]
  print(text(account))
  let other = try? JSONDecoder().decode(
    Account.self, from: Data(#"{"full_name":"b","tags":[],"count":9}"#.utf8))
  print(other.map { text($0) } ?? "none", other?.count ?? 0)
  print((try? JSONDecoder().decode(Reader.self, from: Data(#"{"title":"t"}"#.utf8)))?.title ?? "none")
}
