import SwiftUI
final class UndoStack { var actions: [() -> Void] = []; func undo() { actions.popLast()?() } }
final class FlipModel: ObservableObject {
    @Published var front = "A"
    @Published var back = "A"
    let undoStack = UndoStack()
    var canUndo: Bool { !undoStack.actions.isEmpty }
    func flip() {
        undoStack.actions.append {}
        swap(&front, &back)
    }
    func flipBack() { (front, back) = (back, front) }
}
struct FlipView: View {
    @ObservedObject var model: FlipModel
    var body: some View {
        Text(model.front)
        Button("Flip") { model.flip() }
        Button("Undo") { model.undoStack.undo(); model.flipBack() }.disabled(!model.canUndo)
    }
}
