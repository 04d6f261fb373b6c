import Foundation
import HearthCore
import HearthRendering
import HearthUI

// Pictures of views: what is shown, or would be.

extension UIView {
  /// The picture of the view with all that is in it, from its own corner: as the last frame showed it, or as the first
  /// frame would. Nil for one of no size.
  private var hierarchyPicture: DisplayPiece? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if let node = behavior?.node { return node.picture() }
    let content = OffscreenMeasure.surroundings(of: self)
    guard let root = content.engine.root else { return nil }
    return UIViewBehavior.picture(of: self, _ViewInputs(root, content.rootScope))
  }
  /// Draws the view with all that is in it into the context that is drawn to now.
  ///
  /// ```swift
  /// let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
  ///   view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rect: Where in the context, in points: the picture is as large as that.
  ///   - afterScreenUpdates: Whether changes of this moment are waited for. A view in a window is drawn as its last
  ///     frame showed it either way, one that is shown nowhere as it is now.
  /// - Returns: False where nothing could be drawn.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    return draw(in: context, rect)
  }
  fileprivate func draw(in context: CGContext, _ rect: CGRect) -> Bool {
    guard rect.width.isFinite, rect.height.isFinite, let picture = hierarchyPicture else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.record(picture)
    context.restoreGState()
    return true
  }
  /// A view that shows what this one shows now, and stays so; nil for one of no size.
  ///
  /// - Parameter afterUpdates: As with `drawHierarchy(in:afterScreenUpdates:)`.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let picture = hierarchyPicture else { return nil }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    view.picture = picture
    return view
  }
}

extension UIView {
  /// A view that shows what this one shows now and fades away by an animation, once it is in a window; then it goes, and `end` is called. Nil for
  /// one of no size.
  func fadingPicture(_ animation: Animation, end: @escaping () -> Void) -> UIView? {
    guard let view = snapshotView(afterScreenUpdates: false) as? SnapshotView else { return nil }
    view.isUserInteractionEnabled = false
    view.fade = (animation, end)
    return view
  }
}

private final class SnapshotView: UIView {
  var picture: DisplayPiece?
  /// How it goes away; nil where it stays.
  var fade: (animation: Animation, end: () -> Void)?
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    guard let picture else { return nil }
    let shown = UIViewPicture(piece: picture)
    guard let fade else { return AnyView(shown) }
    return AnyView(
      FadingPicture(picture: shown, animation: fade.animation) { [weak self] in
        self?.removeFromSuperview()
        fade.end()
      })
  }
}

private struct FadingPicture: View {
  let picture: UIViewPicture
  let animation: Animation
  let end: () -> Void
  @State private var isGone = false
  var body: some View {
    picture.opacity(isGone ? 0 : 1).onAppear {
      withAnimation(animation) {
        isGone = true
      } completion: {
        end()
      }
    }
  }
}

extension CALayer {
  /// Draws the layer with all that is in it, from its own corner: that of a view with the view's subviews.
  public func render(in ctx: CGContext) {
    if let view {
      _ = view.draw(in: ctx, CGRect(origin: .zero, size: view.bounds.size))
    } else if let piece = placedPiece {
      ctx.saveGState()
      ctx.translateBy(x: -frame.minX, y: -frame.minY)
      ctx.record(piece)
      ctx.restoreGState()
    }
  }
}
