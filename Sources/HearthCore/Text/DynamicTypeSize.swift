import Foundation

/// How large the user wants text to be.
///
/// A window takes the text scale of the desktop exactly and offers the nearest of these sizes to apps.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// From the smallest to the largest that everybody is offered. `large` is what a window begins with.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Five sizes for people who need text to be much larger.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes that are offered to people with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The factor for the sizes of text styles.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, iOS: body text has these sizes, 17 points at `large`.
  package var factor: CGFloat {
    let points: CGFloat =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
  /// The size nearest to a factor.
  package init(factor: CGFloat) {
    var best = DynamicTypeSize.large
    for size in DynamicTypeSize.allCases where abs(size.factor - factor) < abs(best.factor - factor) { best = size }
    self = best
  }
}

struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
  /// How large the user wants text to be: the size nearest to the desktop's text scale.
  ///
  /// Setting it scales the text styles by the factor of that size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      self[TextScaleFactorKey.self] = newValue.factor
    }
  }
  /// The exact factor for text, as a desktop has it.
  package var textScaleFactor: CGFloat {
    get { self[TextScaleFactorKey.self] }
    set {
      let factor = newValue.isFinite ? min(max(newValue, 0.25), 8) : 1
      self[DynamicTypeSizeKey.self] = DynamicTypeSize(factor: factor)
      self[TextScaleFactorKey.self] = factor
    }
  }
}

extension View {
  /// Shows text in here in one of the sizes that the user can choose, whichever was chosen.
  ///
  ///     Text("Fixed").dynamicTypeSize(.large)
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(_EnvironmentModifier { $0.dynamicTypeSize = size })
  }
  /// Keeps the text size of the user within a range.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    modifier(
      _EnvironmentModifier { values in
        let size = values.dynamicTypeSize
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let least = allowed.first, let most = allowed.last, size < least || size > most else {
          values[TextScaleFactorKey.self] = values[TextScaleFactorKey.self]
          values[DynamicTypeSizeKey.self] = size
          return
        }
        let clamped = size < least ? least : most
        values[TextScaleFactorKey.self] = clamped.factor
        values[DynamicTypeSizeKey.self] = clamped
      })
  }
}

extension EnvironmentValues {
  /// Whether bars show what a finger is held on in large: where text is enlarged as for accessibility.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
}
