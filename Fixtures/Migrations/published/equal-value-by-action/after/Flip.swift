import SwiftUI
final class UndoStack { var actions: [() -> Void] = []; func undo() { actions.popLast()?() } }
@Observable
final class FlipModel {
    var front = "A"
    var back = "A"
    let undoStack = UndoStack()
    var canUndo: Bool {
        // Update when `front` changes; `UndoStack.actions` is not observable.
        _ = front
        return !undoStack.actions.isEmpty
    }
    func flip() {
        undoStack.actions.append {}
        swap(&front, &back)
    }
    func flipBack() { (front, back) = (back, front) }

    // `UndoStack.actions` is not observable, and views read it again when `front` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}
struct FlipView: View {
    var model: FlipModel
    var body: some View {
        Text(model.front)
        Button("Flip") { model.flip() }
        Button("Undo") { model.undoStack.undo(); model.flipBack() }.disabled(!model.canUndo)
    }
}
