// The style protocols: types that draw a control for others.

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

public struct LabelStyleConfiguration {
  public struct Title: PrimitiveView {}
  public struct Icon: PrimitiveView {}
  @MainActor public var title: Title { stub() }
  @MainActor public var icon: Icon { stub() }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

public struct ToggleStyleConfiguration {
  public struct Label: PrimitiveView {}
  @MainActor public var label: Label { stub() }
  @Binding public var isOn: Bool
}

public struct BorderedProminentButtonStyle: ButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { stub() }
}

public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { stub() }
}

extension View {
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
  nonisolated public func labelStyle(_ style: some LabelStyle) -> some View { self }
  nonisolated public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  nonisolated public func pickerStyle(_ style: some PickerStyle) -> some View { self }
}
