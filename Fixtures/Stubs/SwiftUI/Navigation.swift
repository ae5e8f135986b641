// Moving between screens.

public struct NavigationPath {
  public init() {}
  public var count: Int { stub() }
  public mutating func append(_ value: some Hashable) {}
  public mutating func removeLast(_ count: Int = 1) {}
}

public struct NavigationStack<Data, Root: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {}
  nonisolated public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

public struct NavigationSplitView<Sidebar: View, Detail: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {}
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

extension NavigationLink where Destination == Never {
  nonisolated public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {}
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init(_ title: LocalizedStringKey, value: (some Hashable)?) {}
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, value: (some Hashable)?) {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension View {
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  nonisolated public func tag(_ tag: some Hashable) -> some View { self }
}
