import Combine

func log(_ search: Search) -> AnyCancellable {
  search.$query.sink { print($0) }
}
