import Foundation
import HearthMotion
import HearthRendering

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet: texts are bars, images are plates.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may see the screen: what is `privacySensitive` is shown as a placeholder.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is about to be replaced: what is `invalidatableContent` is dimmed.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What is redacted in a scope.
struct Redaction: Hashable {
  var reasons: RedactionReasons = []
  var isPrivate = false
  /// Whether texts and images are shown as placeholders.
  var hidesContent: Bool { reasons.contains(.placeholder) || isPrivate && reasons.contains(.privacy) }

  /// How strong a placeholder is in the paint of what it stands for, and a view that is out of date. Source: our choice,
  /// by what iOS looks like.
  static let strength = 0.16
  static let invalidStrength = 0.45

  /// A plate instead of an image.
  @MainActor static func plate(_ rect: CGRect, _ paint: Paint) -> DisplayPiece {
    EffectPiece(.opacity(strength), FillPiece(.rectangle(rect), paint))
  }
}

/// A text that is not shown as it is.
package enum RedactedText {
  /// A bar for each line of a text: as wide as the line, as high as its letters.
  @MainActor package static func piece(_ layout: TextLayout, _ paint: Paint) -> DisplayPiece {
    var lines: [CGRect] = []
    for rect in layout.rectangles(of: 0..<layout.text.plainText.utf8.count) where rect.width > 0 {
      // Runs of different directions, and of different looks, are several rectangles of a line.
      if let last = lines.last, rect.midY > last.minY, rect.midY < last.maxY {
        lines[lines.count - 1] = last.union(rect)
      } else {
        lines.append(rect)
      }
    }
    let bars = lines.map { line -> PlacedPiece in
      let bar = line.insetBy(dx: 0, dy: line.height * 0.14)
      let shape = DisplayShape.roundedRectangle(bar, radius: min(4, bar.height / 4))
      return PlacedPiece(FillPiece(shape, paint), x: 0, y: 0)
    }
    return EffectPiece(.opacity(Redaction.strength), GroupPiece(bars))
  }
}

struct RedactionReasonsKey: TextStyleKey {
  static let defaultValue: RedactionReasons = []
  static func apply(_ value: RedactionReasons, to values: inout TextStyleValues) { values.redaction.reasons = value }
}
struct PrivacySensitiveKey: TextStyleKey {
  static let defaultValue = false
  static func apply(_ value: Bool, to values: inout TextStyleValues) { values.redaction.isPrivate = value }
}

extension Node {
  /// Whether texts and images are shown as placeholders here.
  package final var hidesContent: Bool { textStyle.values.redaction.hidesContent }
}

extension EnvironmentValues {
  /// Why content in here is not shown as it is; empty where it is shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// Dims content that is out of date.
nonisolated struct InvalidationEffect: DrawingEffect {
  typealias AnimatableData = EmptyAnimatableData
  var isOn: Bool
  @MainActor func isIdentity(_ context: EffectContext) -> Bool {
    !isOn || !context.node.textStyle.values.redaction.reasons.contains(.invalidated)
  }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    EffectPiece(.opacity(Redaction.invalidStrength), content)
  }
}

extension View {
  /// Shows this view as something else for a reason, besides those that are set around.
  ///
  /// With `placeholder`, each line of text is a bar and each image a plate, of the same size; shapes and colours stay.
  /// Taps still work: `disabled(_:)` prevents them. Source: Apple, documentation of redacted(reason:).
  ///
  ///     ArticleRow(article ?? .example).redacted(reason: article == nil ? .placeholder : [])
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(_EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }
  /// Shows this view as it is, whatever is redacted around.
  public nonisolated func unredacted() -> some View { modifier(_EnvironmentModifier { $0.redactionReasons = [] }) }
  /// Says that this view shows what others should not see: it is a placeholder where the reason `privacy` is set.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(_EnvironmentModifier { $0[PrivacySensitiveKey.self] = sensitive })
  }
  /// Says that this view shows what may be out of date: it is dimmed where the reason `invalidated` is set.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(EffectModifier(InvalidationEffect(isOn: invalidatable)))
  }
}
