import Foundation
import HearthRendering

/// Where the lines of a text of several lines stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension Text {
  /// Where characters are left out when a text does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// Capital or small letters for all of a text.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A size of text relative to the text around.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    /// Source: our choice, the proportion of subheadline to body.
    public static let secondary = Scale(isSecondary: true)
    var factor: CGFloat { isSecondary ? 12 / 14 : 1 }
  }

  /// How a line below or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let pattern: TextLine.Pattern
      public static let solid = Pattern(pattern: .solid)
      public static let dot = Pattern(pattern: .dot)
      public static let dash = Pattern(pattern: .dash)
      public static let dashDot = Pattern(pattern: .dashDot)
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }
    var pattern: Pattern
    /// Nil for the colour of the text.
    var color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    public static let single = LineStyle()
  }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
