import Foundation
import HearthRendering

/// How the lines of a text are aligned with each other. `leading`, `center` or `trailing`.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension Text {
  /// Where characters are left out when a text does not fit. At its `head`, `tail` or in its `middle`.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// A change of a text to capital or to small letters. `uppercase` or `lowercase`.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A size of text relative to the text around.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// As large as the text around.
    public static let `default` = Scale(isSecondary: false)
    /// Source: our choice, the proportion of subheadline to body.
    public static let secondary = Scale(isSecondary: true)
    var factor: CGFloat { isSecondary ? 12 / 14 : 1 }
  }

  /// How a line below or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line below or through text.
    public struct Pattern: Hashable, Sendable {
      let pattern: TextLine.Pattern
      /// One unbroken line.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }
    var pattern: Pattern
    /// Nil for the colour of the text.
    var color: Color?
    /// Creates a line.
    ///
    /// - Parameter color: Nil for the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    /// One unbroken line in the colour of the text.
    public static let single = LineStyle()
  }
}

/// Whether the user asks for bolder text. `bold` if so, otherwise `regular`.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
