import Foundation
import HearthMotion
import HearthRendering

nonisolated struct OpacityEffect: DrawingEffect {
  var opacity: Double
  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  private var factor: Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  @MainActor func isIdentity(_ context: EffectContext) -> Bool { factor == 1 }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    factor == 0 ? nil : PiecePool.effect(.opacity(factor), content)
  }
  /// What cannot be seen at all cannot be clicked. Source: seen, SwiftUI on macOS and iOS.
  @MainActor func isHit(_ point: CGPoint, _ context: EffectContext) -> Bool { factor > 0 }
  @MainActor var hidesContent: Bool { factor == 0 }
  /// What nobody sees is not read either; while it fades, what the view says counts. Source: seen, SwiftUI on iOS.
  @MainActor var hidesFromAccessibility: Bool { factor == 0 }
}

nonisolated struct BlurEffect: DrawingEffect {
  var radius: CGFloat
  var isOpaque: Bool
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  @MainActor func isIdentity(_ context: EffectContext) -> Bool { !(radius > 0 && radius.isFinite) }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    PiecePool.effect(.blur(radius: radius, isOpaque: isOpaque), content)
  }
}

nonisolated struct ShadowEffect: DrawingEffect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    let rgba = context.node.scope.rgba(color)
    guard rgba.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return content }
    return EffectPiece(.shadow(rgba, radius: max(0, radius), x: offset.width, y: offset.height), content)
  }
}

nonisolated struct BlendEffect: DrawingEffect {
  typealias AnimatableData = EmptyAnimatableData
  var mode: BlendMode
  @MainActor func isIdentity(_ context: EffectContext) -> Bool { mode == .normal }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    EffectPiece(.blend(mode.blendOperator), content)
  }
}

nonisolated struct IsolationEffect: DrawingEffect {
  typealias AnimatableData = EmptyAnimatableData
  var colorMode = ColorRenderingMode.nonLinear
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    colorMode.report("drawingGroup", at: context.node)
    return EffectPiece(.isolate, content)
  }
}

nonisolated struct ClipEffect<S: Shape>: DrawingEffect {
  var shape: S
  var style: FillStyle
  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  @MainActor private func outline(_ context: EffectContext) -> DisplayShape? {
    let path = ShapePlace.asking(for: context.node) {
      shape.directedPath(in: context.bounds, isRightToLeft: context.isRightToLeft)
    }
    return path.result.displayShape(eoFill: style.isEOFilled)
  }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    outline(context).map { EffectPiece(.clip($0, isAntialiased: style.isAntialiased), content) }
  }
  /// What is cut away is not hit. Source: our choice, because a click on nothing visible surprises.
  @MainActor func isHit(_ point: CGPoint, _ context: EffectContext) -> Bool {
    outline(context)?.contains(point) ?? false
  }
}

extension View {
  /// Makes this view translucent: 0 is invisible, takes no clicks, and is not told to assistive technology; 1 is opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(OpacityEffect(opacity: opacity)))
  }
  /// Blurs this view; the radius in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier(BlurEffect(radius: radius, isOpaque: opaque)))
  }
  /// Adds a shadow below this view. Points.
  ///
  ///     Circle().fill(.white).shadow(radius: 4, y: 2)
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(EffectModifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }
  /// Combines this view with what lies below it.
  ///
  ///     Circle().fill(.yellow).blendMode(.multiply)
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier(BlendEffect(mode: blendMode)))
  }
  /// Makes the effects around apply to this view as one picture.
  ///
  ///     ZStack {
  ///       Circle()
  ///       Rectangle().frame(width: 20)
  ///     }
  ///     .compositingGroup()
  ///     .opacity(0.5)
  public nonisolated func compositingGroup() -> some View { modifier(EffectModifier(IsolationEffect())) }
  /// Paints this view into one picture before it is shown. Always with alpha: `opaque` is a hint for speed. Colours are
  /// mixed in sRGB; another mode is reported.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(EffectModifier(IsolationEffect(colorMode: colorMode)))
  }
  /// Cuts this view to a shape in its bounds.
  ///
  ///     Image("Portrait").resizable().frame(width: 80, height: 80).clipShape(Circle())
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(EffectModifier(ClipEffect(shape: shape, style: style)))
  }
  /// Cuts this view to its bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  /// Cuts this view to its bounds, with round corners. Deprecated by Apple for `clipShape(_:style:)`.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}

/// The space in which colours are mixed when a view is painted into one picture.
///
/// They are mixed in sRGB, as `nonLinear` says, whatever the mode;
/// `drawingGroup(opaque:colorMode:)` reports the others. The others are `linear`, and `extendedLinear` for colours
/// beyond sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
extension ColorRenderingMode {
  /// How what is drawn differs from the mode; nil where it does not.
  package var difference: String? {
    self == .nonLinear
      ? nil : "the colour mode \(self) mixes colours as everywhere else, not in a linear space."
  }
  /// Reports what `user` asks for in vain.
  @MainActor func report(_ user: String, at node: Node) {
    if let difference { node.engine.report(.notOnLinux, at: node, "\(user) with \(difference) Leave the mode out.") }
  }
}
