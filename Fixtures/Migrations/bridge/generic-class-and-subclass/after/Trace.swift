func trace() {
  let counter = Counter(1)
  counter.value = 5
  counter.value += 1
  counter.history.append(2)
  let sink = counter.historyPublisher.sink { print("history", $0) }
  counter.history.append(3)
  counter.name = "renamed"
  sink.cancel()
  let text = Box("a")
  let other = text.valuePublisher.sink { print("text", $0) }
  text.value = "b"
  other.cancel()
}
