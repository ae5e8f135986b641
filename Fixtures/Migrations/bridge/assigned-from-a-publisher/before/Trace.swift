func trace() {
  var form: Form? = Form()
  let reset = Reset()
  let collector = Collector()
  let observed = Observed()
  let sheet = TaxSheet()
  sheet.start()
  let sink = form?.$isValid.sink { print("valid", $0) }
  source.send(1)
  source.send(2)
  print(form?.count ?? 0, reset.count, collector.count, observed.count)
  reset.stop()
  form = nil
  source.send(3)
  print(reset.count, collector.count, sheet.total)
  sink?.cancel()
}
