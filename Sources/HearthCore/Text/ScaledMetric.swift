import Foundation

/// A length that grows with the size of text that the user has chosen.
///
///     struct Badge: View {
///       @ScaledMetric(relativeTo: .body) private var size = 24
///       var body: some View { Circle().frame(width: size, height: size) }
///     }
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.textScaleFactor) private var factor: CGFloat
  @Environment(\.idiom) private var idiom: Idiom
  private let base: Value
  private let style: Font.TextStyle

  /// Declares a length, in points at the standard size of text.
  public init(wrappedValue: Value) { (base, style) = (wrappedValue, .body) }
  /// - Parameter textStyle: The text that the length belongs to: on phones and tablets it grows as its lines do. On desktops
  ///   all text styles grow in proportion, so that each gives the same factor. Source: our choice; a desktop has one text
  ///   scale.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

  /// The length in points at the size of text around the view.
  public var wrappedValue: Value { base * Value(style.growth(factor, idiom)) }

  public static var _wantsUpdate: Bool { false }
}

extension ScaledMetric: _BindingComparable {
  package nonisolated static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool {
    a.base == b.base && a.style == b.style
  }
}
extension ScaledMetric: Sendable where Value: Sendable {}
