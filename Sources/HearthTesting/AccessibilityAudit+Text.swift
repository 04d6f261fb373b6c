import Foundation
import HearthCore
import HearthRendering
import SwiftUI

/// A text in the picture of a window.
struct DrawnText {
  let text: String
  /// Points in the window.
  let frame: CGRect
  /// The part of the frame that is not clipped.
  let visible: CGRect
  let isTruncated: Bool
  /// What each run has of contrast, with its text, and what it should have; nil where nobody can say.
  let contrasts: [(text: String, contrast: Double, needed: Double)]?
  /// How many things were painted before it.
  fileprivate let order: Int
}

/// Finds the texts of a picture, and the colours behind them.
@MainActor struct DrawnTexts {
  private struct Layer {
    let shape: DisplayShape
    let isEOFilled: Bool
    let transform: CGAffineTransform
    let clip: CGRect
    /// Colours that are there in parts of it; nil for one that nobody knows.
    let colors: [RGBA]?
    func covers(_ point: CGPoint) -> Bool {
      guard clip.contains(point) else { return false }
      let inside = point.applying(transform.inverted())
      switch shape {
      case .rectangle(let rect): return rect.contains(inside)
      case .roundedRectangle(let rect, let radius):
        return Path(roundedRect: rect, cornerRadius: radius).contains(inside)
      case .path(let key): return key.path.contains(inside, eoFill: isEOFilled)
      }
    }
  }
  private struct Place {
    var transform = CGAffineTransform.identity
    var clip: CGRect
    var opacity = 1.0
    /// Whether colours are what the pieces say.
    var isPlain = true
  }
  private let background: RGBA
  private var layers: [Layer] = []
  private var found: [DrawnText] = []
  /// The texts that nothing is painted over, from the bottom to the top.
  var texts: [DrawnText] {
    found.filter { text in
      let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
      return !layers[text.order...].contains { layer in
        layer.covers(middle) && (layer.colors ?? [.black]).contains { $0.alpha > 0.5 }
      }
    }
  }

  init(_ piece: DisplayPiece, size: CGSize, background: RGBA) {
    self.background = background
    visit(piece, Place(clip: CGRect(origin: .zero, size: size)))
  }

  private mutating func visit(_ piece: DisplayPiece, _ place: Place) {
    if place.opacity < 0.01 || place.clip.isEmpty { return }
    switch piece {
    case let group as GroupPiece:
      for child in group.children {
        var inner = place
        inner.transform = CGAffineTransform(translationX: child.x, y: child.y).concatenating(place.transform)
        visit(child.piece, inner)
      }
    case let effect as EffectPiece: visit(effect, place)
    case let fill as FillPiece: add(fill.shape, fill.paint, place)
    case let image as ImagePiece:
      // A stencil leaves most of its ground as it is, and any other image may have any colour.
      if image.tint == nil {
        layers.append(
          Layer(
            shape: .rectangle(image.rect), isEOFilled: false, transform: place.transform, clip: place.clip, colors: nil)
        )
      }
    case let text as TextPiece: add(text, place)
    default: break
    }
  }
  private mutating func visit(_ piece: EffectPiece, _ place: Place) {
    var inner = place
    switch piece.effect {
    case .opacity(let opacity): inner.opacity *= opacity
    case .clip(let shape, _): inner.clip = place.clip.intersection(shape.bounds.applying(place.transform))
    case .mask(let mask):
      inner.clip = place.clip.intersection(mask.bounds.applying(place.transform))
      inner.isPlain = false
    case .transform(let transform): inner.transform = transform.concatenating(place.transform)
    case .isolate, .shadow, .blend(.normal), .blend(.backdrop): break
    case .project, .blur, .blend, .colorMatrix, .shader: inner.isPlain = false
    }
    visit(piece.content, inner)
  }
  private mutating func add(_ shape: DisplayShape, _ paint: Paint, _ place: Place) {
    var isEOFilled = false
    if case .path(let key) = shape { isEOFilled = key.isEOFilled }
    let colors = place.isPlain ? Self.colors(paint)?.map { $0.opacity(place.opacity) } : nil
    layers.append(
      Layer(shape: shape, isEOFilled: isEOFilled, transform: place.transform, clip: place.clip, colors: colors))
  }
  private mutating func add(_ piece: TextPiece, _ place: Place) {
    let layout = piece.layout
    let frame = CGRect(origin: .zero, size: layout.size).applying(place.transform)
    let text = layout.text.plainText
    if text.allSatisfy(\.isWhitespace) { return }
    let grounds = place.isPlain ? grounds(at: CGPoint(x: frame.midX, y: frame.midY)) : nil
    var contrasts: [(String, Double, Double)]?
    if let grounds {
      contrasts = []
      let factor = Double(abs(place.transform.a * place.transform.d - place.transform.b * place.transform.c))
        .squareRoot()
      for run in layout.text.runs where run.attributes.image == nil && Self.hasInk(run.text) {
        guard let inks = run.attributes.color.map({ [$0] }) ?? Self.colors(piece.paint) else { continue }
        let own = run.attributes.background
        var best = 0.0
        for ground in grounds {
          let ground = own.map { Self.over($0, ground) } ?? ground
          for ink in inks {
            best = max(best, Self.contrast(Self.over(ink.opacity(place.opacity), ground), ground))
          }
        }
        let size = run.attributes.font.size * factor
        // Source: WCAG 2.2, success criterion 1.4.3: 18 points of print, or 14 in bold, at 96 to the inch.
        let isLarge = size >= 24 || (size >= 18.66 && run.attributes.font.weight >= 700)
        contrasts?.append((run.text, best, isLarge ? 3 : 4.5))
      }
    }
    found.append(
      DrawnText(
        text: text, frame: frame, visible: frame.intersection(place.clip), isTruncated: layout.isTruncated,
        contrasts: contrasts, order: layers.count))
  }
  /// Whether a text has letters in the colour that it asks for: emoji have their own.
  private static func hasInk(_ text: String) -> Bool {
    text.contains { letter in
      if letter.isWhitespace { return false }
      return !letter.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
  }
  /// The colours that may be behind a point; nil where nobody can say.
  private func grounds(at point: CGPoint) -> [RGBA]? {
    var result: [RGBA]? = [background]
    for layer in layers where layer.covers(point) {
      guard let colors = layer.colors else {
        result = nil
        continue
      }
      if colors.allSatisfy({ $0.alpha >= 0.999 }) {
        result = colors
      } else {
        result = result.map { grounds in
          Array(Set(grounds.flatMap { ground in colors.map { Self.over($0, ground) } }).prefix(64))
        }
      }
    }
    return result
  }
  private static func colors(_ paint: Paint) -> [RGBA]? {
    switch paint {
    case .color(let color): [color]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
      .circlesGradient(let stops, _, _, _, _, _), .sweep(let stops, _, _, _):
      stops.map(\.color)
    case .tiles, .mesh, .shader: nil
    }
  }
  private static func over(_ color: RGBA, _ ground: RGBA) -> RGBA {
    let a = color.alpha
    func mix(_ x: Float, _ y: Float) -> Float { x * a + y * (1 - a) }
    return RGBA(mix(color.red, ground.red), mix(color.green, ground.green), mix(color.blue, ground.blue))
  }
  /// From 1 for two equal colours to 21 for black and white. Source: WCAG 2.2, definition of contrast ratio.
  static func contrast(_ a: RGBA, _ b: RGBA) -> Double {
    func linear(_ value: Float) -> Double {
      let value = Double(min(max(value, 0), 1))
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: RGBA) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension TestWindow {
  private var drawnTexts: [DrawnText] {
    guard let piece = displayPiece else { return [] }
    return DrawnTexts(piece, size: content.windowSize, background: content.backgroundColor).texts
  }

  func contrastIssues() -> [AccessibilityAuditIssue] {
    let elements = AuditElements(content.accessibilityElements)
    var issues: [AccessibilityAuditIssue] = []
    for drawn in drawnTexts {
      let middle = CGPoint(x: drawn.frame.midX, y: drawn.frame.midY)
      guard drawn.visible.contains(middle), let element = elements.leaf(at: middle, saying: drawn.text),
        element.isEnabled,
        let poor = drawn.contrasts?.first(where: { $0.contrast < $0.needed - 0.005 })
      else { continue }
      let ratio = (poor.contrast * 100).rounded(.down) / 100
      issues.append(
        AuditElements.issue(
          .contrast, element,
          "The text \"\(poor.text)\" has a contrast of \(ratio) to what is behind it; "
            + "it should be \(AuditElements.number(poor.needed)) at least."))
    }
    return issues
  }

  func clippingIssues() -> [AccessibilityAuditIssue] {
    let before = settings
    settings.dynamicTypeSize = .accessibility5
    let elements = AuditElements(content.accessibilityElements)
    var issues: [AccessibilityAuditIssue] = []
    for drawn in drawnTexts {
      let middle = CGPoint(x: drawn.frame.midX, y: drawn.frame.midY)
      // A field shows a part of its text, and moves it; so does a wheel.
      guard let element = elements.leaf(at: middle, saying: drawn.text), element.properties.setValue == nil,
        element.properties.adjust == nil
      else { continue }
      var isScrolled = false
      var around = element.node.layoutParent
      while let current = around {
        if current is ScrollNode { isScrolled = true }
        around = current.layoutParent
      }
      let isCut =
        !isScrolled
        && (drawn.visible.isNull || drawn.visible.width < drawn.frame.width - 1
          || drawn.visible.height < drawn.frame.height - 1)
      if !drawn.isTruncated && !isCut { continue }
      issues.append(
        AuditElements.issue(.textClipped, element, "The text \"\(drawn.text)\" is cut off at the largest size of text.")
      )
    }
    settings = before
    return issues
  }
}
