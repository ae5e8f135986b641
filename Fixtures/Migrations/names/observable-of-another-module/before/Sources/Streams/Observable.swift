#if canImport(Streams)
public final class Observable<Element> {
  public init(_ element: Element) {}
}
#endif
