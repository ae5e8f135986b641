func trace() {
    let ledger = Ledger { $0["c"] = 3 }
    ledger.grow(9)
    print(ledger.entries.map(\.amount), ledger.report)
    ledger.drop()
    ledger.addBonus()
    ledger.renew()
    print(ledger.entries.map(\.amount), ledger.open?.amount ?? 0, ledger.report)
    try? ledger.reduce()
    print(ledger.rates.keys.sorted())
}
