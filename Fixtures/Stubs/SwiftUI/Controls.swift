// Controls. Those that change something take a binding, those that do something an action on the
// main actor.

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, action: @escaping @MainActor () -> Void
  ) {}
  nonisolated public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
}

public struct EditButton: PrimitiveView {
  nonisolated public init() {}
}

public struct Toggle<Label: View>: PrimitiveView {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}

public struct TextField<Label: View>: PrimitiveView {}

extension TextField where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, text: Binding<String>) {}
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {}
}

public struct SecureField<Label: View>: PrimitiveView {}

extension SecureField where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>) {}
}

public struct TextEditor: PrimitiveView {
  nonisolated public init(text: Binding<String>) {}
}

public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1
  ) where V.Stride: BinaryFloatingPoint {}
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride
  ) where V.Stride: BinaryFloatingPoint {}
}

public struct Stepper<Label: View>: PrimitiveView {}

extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {}
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Picker where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct DatePicker<Label: View>: PrimitiveView {}

extension DatePicker where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, selection: Binding<Date>) {}
}

public struct Menu<Label: View, Content: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Menu where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct ProgressView<Label: View>: PrimitiveView {}

extension ProgressView where Label == EmptyView {
  nonisolated public init() {}
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}

extension ProgressView where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey) {}
}

public struct LabeledContent<Label: View, Content: View>: PrimitiveView {}

extension LabeledContent where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init(_ title: LocalizedStringKey, value: some StringProtocol) {}
}
