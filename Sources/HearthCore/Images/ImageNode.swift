import Foundation
import HearthRendering
import Symbols

/// The node of an `Image`.
package final class ImageNode: LayoutNode, AccessibilitySource {
  @exclusivity(unchecked) private var image: Image
  @exclusivity(unchecked) private var resolved: ResolvedImage?
  @exclusivity(unchecked) private var piece: ImagePiece?
  /// `piece` with the shadows of the foreground style, where there are some.
  @exclusivity(unchecked) private var decorated: DisplayPiece?
  @exclusivity(unchecked) private var isResizable: Bool
  /// Set for a symbol with effects, and for an image that is changing into another.
  @exclusivity(unchecked) private var motion: SymbolMotion?

  init(_ image: Image, _ inputs: _ViewInputs) {
    self.image = image
    isResizable = image.properties.resizing != nil
    super.init(inputs)
    flags.insert(.readsInheritedStyle)
    followEffects(isFirst: true)
  }
  nonisolated deinit {}
  package override var viewName: String { "Image" }

  func update(_ new: Image) {
    engine.counters.nodesVisited += 1
    if image == new { return }
    if image.properties.source != new.properties.source { sourceWillChange() }
    image = new
    setNeedsLayout()
  }

  // MARK: - Motion

  private var isSymbol: Bool { if case .symbol = image.properties.source { true } else { false } }
  private func followEffects(isFirst: Bool = false) {
    guard isSymbol else { return }
    let effects = scope.value(SymbolEffectsKey.self)
    if effects.isEmpty && motion == nil { return }
    let motion = motion ?? SymbolMotion(self)
    self.motion = motion
    motion.follow(effects, isFirst: isFirst)
    if !motion.isNeeded { self.motion = nil }
  }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    followEffects()
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    guard let motion else { return }
    motion.didStep()
    if !motion.isNeeded { self.motion = nil }
  }
  /// Another image comes: what was shown goes as the transition of contents says.
  private func sourceWillChange() {
    guard flags.contains(.isPlaced), let old = decorated ?? piece else { return }
    var transaction = transaction
    var style: SymbolEffectConfiguration.Replacement?
    let transition = scope.value(ContentTransitionKey.self)
    if isSymbol, !transaction.disablesAnimations, case .symbol(let configuration, let options) = transition.kind {
      style = .downUp
      if case .replace(let chosen) = configuration.motion { style = chosen }
      // Effects of symbols need no animation of the change. Source: Apple, "Animate symbols in your app" (WWDC 2023).
      transaction.animation = Animation.smooth(duration: 0.4).speed(options.pace)
    }
    guard let animation = transaction.animation, transition.kind != .identity else {
      motion?.endReplacement()
      return
    }
    let motion = motion ?? SymbolMotion(self)
    self.motion = motion
    motion.replace(old, bounds, style, animation, transaction)
    if !motion.isNeeded { self.motion = nil }
  }
  private func resolve() -> ResolvedImage {
    if let resolved { return resolved }
    engine.counters.measures += 1
    let result = ResolvedImage.find(image, font: textStyle.font, at: self)
    resolved = result
    return result
  }

  // MARK: - Layout

  /// A resizable image takes what is proposed, in the directions in which something is.
  package override func measure(_ p: Proposal) -> Size {
    let natural = resolve().size
    if image.properties.resizing == nil { return Size(natural) }
    return Size(p.width < 0 ? natural.width : p.width, p.height < 0 ? natural.height : p.height)
  }
  package override func revalidate() -> Bool {
    guard let old = resolved else { return true }
    resolved = nil
    let wasResizable = isResizable
    isResizable = image.properties.resizing != nil
    let new = resolve()
    return new.size != old.size || new.baseline != old.baseline || wasResizable != isResizable
  }

  /// A symbol stands on the baseline of text; another image has its lower edge there.
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    let resolved = resolve()
    guard let baseline = resolved.baseline else { return nil }
    return resolved.size.height > 0 ? baseline * size.height / resolved.size.height : baseline
  }

  // MARK: - Picture

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || flags.contains(.subtreeNeedsRecord) {
      flags.remove(.subtreeNeedsRecord)
      let new = makePiece()
      let foreground = style.foreground
      if textStyle.values.redaction.hidesContent {
        piece = new
        decorated = Redaction.plate(new.rect, foreground.paint(in: bounds, isRightToLeft: scope.isRightToLeft))
        engine.counters.itemsRecorded += 1
        return group.append(PlacedPiece(decorated.unsafelyUnwrapped, x: x, y: y))
      }
      let isPlain = new.tint == nil || foreground.isPlain
      let drawn = isDrawnByValue(new)
      if !new.looksEqual(to: piece) || decorated != nil || !isPlain || drawn {
        piece = new
        let shown = drawn ? SymbolVariableValueMode.picture(new, isRightToLeft: scope.isRightToLeft) : new
        decorated = isPlain ? (drawn ? shown : nil) : foreground.decorated(shown)
        engine.counters.itemsRecorded += 1
      }
    }
    let still = decorated ?? piece.unsafelyUnwrapped
    guard let motion else { return group.append(PlacedPiece(still, x: x, y: y)) }
    guard let moved = motion.picture(of: still) else { return }
    let isGrouped = motion.isReplacing && scope.value(ContentTransitionGroupKey.self)
    group.append(PlacedPiece(isGrouped ? EffectPiece(.isolate, moved) : moved, x: x, y: y))
  }
  private func makePiece() -> ImagePiece {
    let properties = image.properties
    let resolved = resolve()
    let insets = properties.capInsets
    let (left, right) = scope.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    // Only an image that fills its size is drawn larger on the way.
    let size = properties.resizing == nil ? size : drawnSize
    return ImagePiece(
      resolved.source, in: CGRect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height)),
      resizing: properties.resizing ?? .stretch,
      capInsets: (top: insets.top, left: left, bottom: insets.bottom, right: right),
      interpolation: properties.drawnInterpolation,
      tint: resolved.isTemplate ? tint(resolved.mode) : nil, scale: resolved.scale,
      isAntialiased: properties.isAntialiased, coloring: coloring(resolved.mode),
      variableValue: resolved.variableValue)
  }
  /// What a stencil is painted with: the foreground style, or the colour of text where a symbol shows its own colours in
  /// spite of the style around, as in a button.
  private func tint(_ mode: SymbolRenderingMode.Mode?) -> Paint {
    if mode == .multicolor, image.properties.renderingMode == .original { return .color(scope.rgba(.primary)) }
    return imageTint
  }
  private func coloring(_ mode: SymbolRenderingMode.Mode?) -> SymbolColoring? {
    switch mode {
    case nil, .monochrome: return nil
    case .multicolor: return .multicolor(isDark: scope.value(ColorSchemeKey.self) == .dark)
    case .palette: return .palette(paints)
    case .hierarchical: return .hierarchical(paints)
    }
  }
  private var paints: [Paint] { foregroundPaints(levels: 3, in: bounds) }
  private var imageTint: Paint {
    let paint = style.foreground.paint(in: bounds, isRightToLeft: scope.isRightToLeft)
    let mode = image.properties.symbolColorRenderingMode ?? scope.value(SymbolColorRenderingModeKey.self)
    guard isSymbol, mode == .gradient, case .color(let color) = paint else { return paint }
    return SymbolColorRenderingMode.gradient(of: color, in: bounds)
  }
  /// Whether the value of a symbol is shown by how much of it is drawn.
  private func isDrawnByValue(_ piece: ImagePiece) -> Bool {
    guard isSymbol, piece.variableValue != nil else { return false }
    return (image.properties.symbolVariableValueMode ?? scope.value(SymbolVariableValueModeKey.self)) == .draw
  }

  package override func isHit(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: - Accessibility

  package override var isAccessibilitySource: Bool { true }
  package var accessibilityElement: AccessibilityProperties? {
    guard let text = accessibilityText else { return nil }
    var properties = AccessibilityProperties()
    properties.label = text
    properties.addedTraits = .isImage
    return properties
  }
  /// What a screen reader says; nil for a decorative image.
  package var accessibilityText: String? {
    image.properties.spoken(at: self)
  }
}

extension Image.Properties {
  /// What a screen reader says; nil for a decorative image, and for pixels without a name.
  @MainActor func spoken(at node: Node) -> String? {
    if isDecorative { return nil }
    if let label { return label.string(at: node) }
    switch source {
    case .named(let name, _): return name
    case .symbol(let name): return SymbolName.spoken(name)
    case .data, .file, .drawn, .pixels: return nil
    }
  }
  /// How the painter computes pixels: medium where nothing is asked for.
  nonisolated var drawnInterpolation: ImageInterpolation {
    switch interpolation {
    case Image.Interpolation.none?: .none
    case .low?: .low
    case .high?: .high
    case .medium?, nil: .medium
    }
  }
}

extension ImagePiece {
  fileprivate func looksEqual(to other: ImagePiece?) -> Bool {
    guard let other else { return false }
    return source == other.source && rect == other.rect && resizing == other.resizing && capInsets == other.capInsets
      && interpolation == other.interpolation && isAntialiased == other.isAntialiased && tint == other.tint
      && scale == other.scale && coloring == other.coloring && variableValue == other.variableValue
  }
}

enum SymbolName {
  /// The symbol seen from right to left: what points forward points to the left, and what leads is on the right; nil for
  /// one that is the same. Controls of media that go forward or back do so in either direction of writing.
  ///
  /// Source: Apple, "Human Interface Guidelines", Right to left.
  static func mirrored(_ name: String) -> String? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    var changed = false
    let mirrored = words.enumerated().map { index, word -> String in
      for (a, b) in [("forward", "backward"), ("leading", "trailing")] {
        for (from, to) in [(a, b), (b, a)] where word.hasPrefix(from) {
          // `forward.fill`, but not `chevron.forward`.
          if index == 0, a == "forward" { continue }
          // `leadinghalf`, but not `forwardslash`.
          if a == "forward", word.utf8.count > from.utf8.count { continue }
          changed = true
          return to + word.dropFirst(from.count)
        }
      }
      return String(word)
    }
    return changed ? mirrored.joined(separator: ".") : nil
  }
  /// The name of a symbol in words: "speaker wave 2".
  static func spoken(_ name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, ["fill", "circle", "square", "rectangle"].contains(last) {
      parts.removeLast()
    }
    return parts.joined(separator: " ")
  }
}

extension Text {
  /// An image in a line of text.
  @_disfavoredOverload
  public init(_ image: Image) { self.init(ImageContent(image)) }
}
final class ImageContent: TextContent, @unchecked Sendable {
  let image: Image
  init(_ image: Image) { self.image = image }
  override func isEqual(to other: TextContent) -> Bool { image == unsafeDowncast(other, to: ImageContent.self).image }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let start = builder.length
    builder.append(image: ResolvedImage.find(image, font: builder.font(look), at: builder.node).source, look)
    // The character that stands for it is not read.
    builder.labels.append((start..<builder.length, image.properties.spoken(at: builder.node) ?? ""))
  }
}
