import Observation

struct Form {
    var name = "n"

    mutating func count(in number: inout Int) {
        name += "\(number)"
        number += 1
    }
}

func count(_ form: inout Form, _ number: inout Int) { form.count(in: &number) }
func countBack(_ number: inout Int, _ form: inout Form) { form.count(in: &number) }

@Observable
final class Editor {
    var form = Form()
    var rounds = 0 {
        didSet { if rounds > 1 { form.name = "r" } }
    }
    var plain = 0

    func countRounds() {
        var updatedForm = form
        count(&updatedForm, &rounds)
        form = updatedForm
        updatedForm = form
        updatedForm.count(in: &rounds)
        form = updatedForm
        countBack(&rounds, &form)
    }

    func countPlain() {
        count(&form, &plain)
        form.count(in: &plain)
    }
}
