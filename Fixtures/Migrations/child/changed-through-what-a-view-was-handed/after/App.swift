import SwiftUI

final class Ink { var strokes = 0 }
final class Nib { var strokes = 0 }
final class Hair { var strokes = 0 }
final class Wax { var strokes = 0 }
final class Chalk { var strokes = 0 }
final class Rest {
  var strokes = 0
  func draw() { strokes += 1 }
}

struct Form {
  var title = ""
}

@Observable
final class Sketch {
  var dirty = 0
  var form = Form()
  var saved = ""
  let ink = Ink()
  let pen = Nib()
  let brush = Hair()
  let quiet = Rest()
  let wax = Wax()
  let chalk = Chalk()
  var plain = 0

  func save(_ text: String) { saved = text }

  // `Hair.strokes` is not observable, and views read it again when `saved` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct Pen: View {
  let ink: Ink
  @Binding var dirty: Int

  var body: some View {
    Button("draw") {
      ink.strokes += 1
      dirty += 1
    }
  }
}

struct TitleField: View {
  let pen: Nib
  @Binding var text: String

  var body: some View {
    Button("title") {
      pen.strokes += 1
      text.append("!")
    }
  }
}

struct Title: View {
  let pen: Nib
  @Binding var title: String

  var body: some View {
    TitleField(pen: pen, text: $title)
  }
}

struct Brush: View {
  let brush: Hair
  let save: ((String) -> Void)?

  var body: some View {
    Button("save") {
      brush.strokes += 1
      save?("\(brush.strokes)")
    }
  }
}

struct ChalkPen: View {
  let chalk: Chalk
  let dirty: Binding<Int>

  var body: some View {
    Button("draw") {
      chalk.strokes += 1
      dirty.wrappedValue += 1
    }
  }
}

struct ChalkLabel: View {
  var sketch: Sketch
  var body: some View {
    // Update when `dirty` changes; `Chalk.strokes` is not observable.
    let _ = sketch.dirty
    Text("\(sketch.chalk.strokes)")
  }
}

/// It only reads what it was handed.
struct Reader: View {
  let quiet: Rest
  @Binding var dirty: Int

  var body: some View {
    Button("read") {
      quiet.strokes += 1
      print(dirty)
    }
  }
}

/// What it changes was not published.
struct Waxer: View {
  let wax: Wax
  @Binding var plain: Int

  var body: some View {
    Button("wax") {
      wax.strokes += 1
      plain += 1
    }
  }
}

struct Saver: View {
  let onSave: ((String) -> Void)

  var body: some View {
    Button("later") { onSave("") }
  }
}

struct InkLabel: View {
  var sketch: Sketch
  var body: some View {
    // Update when `dirty` changes; `Ink.strokes` is not observable.
    let _ = sketch.dirty
    Text("\(sketch.ink.strokes)")
  }
}

struct PenLabel: View {
  var sketch: Sketch
  var body: some View {
    // Update when `form` changes; `Nib.strokes` is not observable.
    let _ = sketch.form
    Text("\(sketch.pen.strokes)")
  }
}

struct BrushLabel: View {
  var sketch: Sketch
  var body: some View {
    // Update when `saved` changes; `Hair.strokes` is not observable.
    let _ = sketch.saved
    Text("\(sketch.brush.strokes)")
  }
}

struct Quiet: View {
  var sketch: Sketch
  var body: some View { Text("\(sketch.quiet.strokes)") }
}

struct WaxLabel: View {
  var sketch: Sketch
  var body: some View { Text("\(sketch.wax.strokes)") }
}

/// The field is handed a binding by two ways.
struct OtherTitle: View {
  @Bindable var other: Other
  let pen: Nib

  var body: some View {
    let _ = other.title  // Update when `title` changes; `Nib.strokes` is not observable.
    TitleField(pen: pen, text: $other.title)
    Text("\(pen.strokes)")
  }
}

@Observable
final class Other {
  var title = ""
}

struct SketchView: View {
  @State private var sketch = Sketch()
  @State private var other = Sketch()

  var body: some View {
    Pen(ink: sketch.ink, dirty: $sketch.dirty)
    Title(pen: sketch.pen, title: $sketch.form.title)
    Brush(brush: sketch.brush, save: sketch.save)
    Reader(quiet: sketch.quiet, dirty: $sketch.dirty)
    Waxer(wax: sketch.wax, plain: $sketch.plain)
    WaxLabel(sketch: sketch)
    ChalkPen(chalk: sketch.chalk, dirty: $sketch.dirty)
    ChalkLabel(sketch: sketch)
    Saver { other.saved = $0 }
    InkLabel(sketch: sketch)
    PenLabel(sketch: sketch)
    BrushLabel(sketch: sketch)
    Quiet(sketch: sketch)
  }
}
