import Combine

struct Form {
    var name = "n"

    mutating func count(in number: inout Int) {
        name += "\(number)"
        number += 1
    }
}

func count(_ form: inout Form, _ number: inout Int) { form.count(in: &number) }
func countBack(_ number: inout Int, _ form: inout Form) { form.count(in: &number) }

final class Editor: ObservableObject {
    @Published var form = Form()
    @Published var rounds = 0 {
        didSet { if rounds > 1 { form.name = "r" } }
    }
    @Published var plain = 0

    func countRounds() {
        count(&form, &rounds)
        form.count(in: &rounds)
        countBack(&rounds, &form)
    }

    func countPlain() {
        count(&form, &plain)
        form.count(in: &plain)
    }
}
