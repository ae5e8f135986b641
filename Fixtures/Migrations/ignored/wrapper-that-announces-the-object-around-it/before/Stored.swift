import Combine

@propertyWrapper
struct Stored<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

  init(wrappedValue: Value) {
    subject = CurrentValueSubject(wrappedValue)
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { subject.value }
    set { subject.value = newValue }
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { owner[keyPath: storage].subject.value }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].subject.value = newValue
    }
  }
}

@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = wrappedValue
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  static subscript<Owner>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value where Owner: ObservableObject {
    get { owner[keyPath: storage].value }
    set {
      (owner.objectWillChange as? ObservableObjectPublisher)?.send()
      let range = owner[keyPath: storage].range
      owner[keyPath: storage].value = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }
}
