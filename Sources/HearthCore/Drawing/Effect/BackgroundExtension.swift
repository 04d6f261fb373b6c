import Foundation
import HearthMotion
import HearthRendering

/// Draws mirrored, blurred copies of the content in the safe area around it.
nonisolated struct BackgroundExtension: DrawingEffect {
  typealias AnimatableData = EmptyAnimatableData
  var isEnabled: Bool
  /// Points. Source: our choice; on Apple's systems the copies are blurred too, how far is not said.
  private static let blur: CGFloat = 24

  static var readsSafeArea: Bool { true }
  @MainActor private func outsets(_ context: EffectContext) -> PhysicalInsets {
    context.node.safeAreaOutsets(.container)
  }
  @MainActor func isIdentity(_ context: EffectContext) -> Bool { !isEnabled }

  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    let bounds = context.bounds, out = outsets(context)
    let view = EffectPiece(.clip(.rectangle(bounds), isAntialiased: true), content)
    if bounds.isEmpty || out == PhysicalInsets() { return view }
    var mirrored: [PlacedPiece] = []
    // What is wider than the view is filled by copies of copies.
    let columns = Self.copies(bounds.width, before: out.left, after: out.right)
    for row in Self.copies(bounds.height, before: out.top, after: out.bottom) {
      for column in columns {
        let isHere = row == 0 && column == 0
        let turn = CGAffineTransform(
          a: column % 2 == 0 ? 1 : -1, b: 0, c: 0, d: row % 2 == 0 ? 1 : -1,
          tx: column % 2 == 0 ? 0 : bounds.width, ty: row % 2 == 0 ? 0 : bounds.height)
        let copy = isHere ? view : EffectPiece(.transform(turn), view)
        mirrored.append(PlacedPiece(copy, x: CGFloat(column) * bounds.width, y: CGFloat(row) * bounds.height))
      }
    }
    let reached = CGRect(
      x: -out.left, y: -out.top, width: bounds.width + out.left + out.right,
      height: bounds.height + out.top + out.bottom)
    let blurred = EffectPiece(.blur(radius: Self.blur, isOpaque: true), GroupPiece(mirrored))
    let around = EffectPiece(.clip(.rectangle(reached), isAntialiased: true), blurred)
    return GroupPiece([PlacedPiece(around, x: 0, y: 0), PlacedPiece(view, x: 0, y: 0)])
  }
  /// The numbers of the copies along one axis: 0 is the view, -1 the one before it. One more at each end that is reached,
  /// so that the edge is not blurred into nothing.
  private static func copies(_ length: CGFloat, before: CGFloat, after: CGFloat) -> ClosedRange<Int> {
    func count(_ room: CGFloat) -> Int { room > 0 ? min(Int((room / length).rounded(.up)) + 1, 16) : 0 }
    return -count(before)...count(after)
  }
}

extension View {
  /// Fills the safe area around this view with mirrored, blurred copies of it: below a sidebar, say, or a bar.
  ///
  ///     NavigationSplitView {
  ///       List { … }
  ///     } detail: {
  ///       Image("Mountains").resizable().scaledToFill().backgroundExtensionEffect()
  ///     }
  ///
  /// Layout stays as it is. The view is cut to its bounds, and takes clicks there only. A view that touches no edge with
  /// something kept free is shown by itself. Source: Apple, "backgroundExtensionEffect()".
  public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }
  /// Fills the safe area around this view with mirrored, blurred copies of it while `isEnabled`.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(EffectModifier(BackgroundExtension(isEnabled: isEnabled)))
  }
}
