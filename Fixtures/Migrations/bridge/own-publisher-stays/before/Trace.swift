func trace() {
  let search = Search()
  search.query = "b"
  search.query = "b"
  search.query.append("c")
  search.limit = 3
  search.limit = 3
  search.limit = nil
  print(search.results)
}
