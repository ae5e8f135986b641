func trace() {
  let search = Search()
  let page = Page(search: search)
  page.start()
  search.listen()
  let row = page.row(for: search)
  search.text = "a"
  search.count = 1
  search.count = 1
  print(row.title ?? "-")
}
