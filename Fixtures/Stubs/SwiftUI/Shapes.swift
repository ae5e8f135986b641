// Colours and shapes.

public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, Sendable, ShapeStyle {
  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let gray = Color()
  public static let black = Color()
  public static let white = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static let accentColor = Color()

  init() {}
  public init(_ name: String) {}
  public init(red: Double, green: Double, blue: Double) {}
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: View, PrimitiveView {}

extension ShapeStyle where Self == Color {
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var blue: Color { stub() }
  public static var gray: Color { stub() }
  public static var white: Color { stub() }
  public static var clear: Color { stub() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { stub() }
  public static var secondary: HierarchicalShapeStyle { stub() }
  public static var tertiary: HierarchicalShapeStyle { stub() }
}

public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { stub() }
}

public protocol Shape: Sendable, View {}

public struct Circle: Shape, PrimitiveView {
  nonisolated public init() {}
}

public struct Rectangle: Shape, PrimitiveView {
  nonisolated public init() {}
}

public struct Capsule: Shape, PrimitiveView {
  nonisolated public init() {}
}

public struct RoundedRectangle: Shape, PrimitiveView {
  nonisolated public init(cornerRadius: CGFloat) {}
}

extension Shape {
  nonisolated public func fill(_ style: some ShapeStyle) -> some View { self }
  nonisolated public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    self
  }
}
