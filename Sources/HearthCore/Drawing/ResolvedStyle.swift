import Foundation
import HearthRendering

/// What text and shapes inherit in one scope of the environment, worked out once for all nodes in the scope.
///
/// Fonts and lines of text are `ResolvedTextStyle`'s.
@MainActor package final class ResolvedStyle {
  /// The foreground style: what text and symbols are painted with.
  package let foreground: _ShapeStylePaint
  /// One colour that stands for `foreground`.
  package let color: RGBA

  init(_ scope: EnvironmentScope, at node: Node) {
    foreground = _ShapeStyleContext(scope, reader: nil, node: node).foreground()
    color = foreground.color
  }
  nonisolated deinit {}
}

extension Node {
  package final var style: ResolvedStyle {
    if let style = scope.style { return unsafeDowncast(style, to: ResolvedStyle.self) }
    let style = ResolvedStyle(scope, at: self)
    scope.style = style
    return style
  }
}

extension Node {
  /// The paints of the foreground style and of the levels below it, for a rectangle in the node's coordinate space.
  final func foregroundPaints(levels: Int, in bounds: CGRect) -> [Paint] {
    (0..<levels).map { level in
      _ShapeStyleContext(scope, reader: nil, node: self, level: level).foreground()
        .paint(in: bounds, isRightToLeft: scope.isRightToLeft)
    }
  }
}

extension EnvironmentScope {
  /// Whether levels of the foreground style have styles of their own here, as by `foregroundStyle(_:_:)`.
  final var hasSeveralForegroundStyles: Bool { (value(ForegroundLevelsKey.self)?.styles.count ?? 0) > 1 }
}
