import Foundation
import HearthCore

// The size of new windows, computed when one opens.

/// The size of a new window, and the place where an app would like it.
///
/// Desktops of Linux place windows themselves: a place is reported once and left out.
public struct WindowPlacement {
  /// A place beside another window, or what a window is to others.
  public struct Position {
    let relation: Relation?
    /// Above a window. Desktops of Linux place windows: it is reported once, and left out.
    @MainActor public static func above(_ relativeWindow: WindowProxy) -> Position { Position(relation: nil) }
    /// Below a window. Desktops of Linux place windows: it is reported once, and left out.
    @MainActor public static func below(_ relativeWindow: WindowProxy) -> Position { Position(relation: nil) }
    /// On the leading side of a window. Desktops of Linux place windows: it is reported once, and left out.
    @MainActor public static func leading(_ relativeWindow: WindowProxy) -> Position { Position(relation: nil) }
    /// On the trailing side of a window. Desktops of Linux place windows: it is reported once, and left out.
    @MainActor public static func trailing(_ relativeWindow: WindowProxy) -> Position { Position(relation: nil) }
    /// In the place of a window, which is hidden until the new one closes.
    @MainActor public static func replacing(_ relativeWindow: WindowProxy) -> Position {
      Position(relation: .replaces(relativeWindow))
    }
    /// Near the window in front: the new one is kept above it.
    public static var utilityPanel: Position { Position(relation: .utility) }
  }
  enum Relation { case replaces(WindowProxy), utility }
  let relation: Relation?
  let hasPosition: Bool
  /// Points; nil where the window's usual length counts.
  let width: CGFloat?
  let height: CGFloat?

  /// A place beside another window, or what the window is to others; nil for where the desktop puts it.
  public init(_ position: Position? = nil) {
    relation = position?.relation
    hasPosition = position != nil && relation == nil
    (width, height) = (nil, nil)
  }
  /// A point on the screen and a size; nil for the usual ones.
  ///
  /// Desktops of Linux place windows: a place is reported once, and left out.
  ///
  /// - Parameters:
  ///   - position: Points.
  ///   - size: Of the content, in points.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    (relation, hasPosition, width, height) = (nil, position != nil, size?.width, size?.height)
  }
  /// A place on the screen, from 0 to 1 along each side of it, and lengths in points; nil for the usual ones.
  ///
  /// Desktops of Linux place windows: a place is reported once, and left out.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    (relation, hasPosition, self.width, self.height) = (nil, true, width, height)
  }
  /// Coordinates on the screen and lengths, in points; nil for the usual ones.
  ///
  /// Desktops of Linux place windows: a place is reported once, and left out.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    (relation, hasPosition, self.width, self.height) = (nil, x != nil || y != nil, width, height)
  }
}

/// The content of a window that is about to open.
@MainActor public struct WindowLayoutRoot {
  let content: WindowContent
  /// The size that the content has for a proposal: points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

/// The display and the open windows, for a window that is about to open.
@MainActor public struct WindowPlacementContext {
  /// The display on which windows open.
  public let defaultDisplay: DisplayProxy
  /// The app's windows that are open, the front one first.
  public let windows: [WindowProxy]
}

/// A display.
public struct DisplayProxy {
  /// Points, with the origin at the top left.
  public let bounds: CGRect
  /// The parts at the edges that the desktop covers. Zero, as GTK does not tell.
  public let safeAreaInsets: EdgeInsets
  /// The bounds without what the desktop covers.
  public let visibleRect: CGRect
  init(_ bounds: CGRect) { (self.bounds, visibleRect, safeAreaInsets) = (bounds, bounds, EdgeInsets()) }
}

/// An open window.
@MainActor public struct WindowProxy {
  let session: WindowSession
  /// The identifier of its scene.
  public var id: String? { session.scene.id }
  /// How far the window is in use.
  public var phase: ScenePhase { session.phase }
}

extension Scene {
  /// Computes the size of each new window when it opens. Goes before `defaultSize`.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    changing { if $0.placement == nil { $0.placement = makePlacement } }
  }
}
