/// A named value that views pass up to the views around them.
public protocol PreferenceKey {
  /// The value that views pass to the views around them.
  associatedtype Value
  /// What is read where no view below wrote a value.
  static var defaultValue: Self.Value { get }
  /// Combines what was gathered so far with the value of the next view, in the order of the views. Associative: the
  /// engine combines neighbours first where that saves work.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
