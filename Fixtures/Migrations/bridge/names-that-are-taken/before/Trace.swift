func trace() {
  let account = Special()
  account.listen(agePublisher: 10)
  let too = account.listenToo()
  account.age = 2
  account.name = "m"
  account.rank = 5
  too.cancel()
  account.age = 3
  let base = account.namePublisher.sink { print($0) }
  base.cancel()
}
