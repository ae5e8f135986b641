func trace() {
    let editor = Editor()
    for _ in 0..<2 {
        editor.countRounds()
        editor.countPlain()
        print(editor.form.name, editor.rounds, editor.plain)
    }
}
