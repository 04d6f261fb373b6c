import Foundation
import HearthCore
import HearthUI

/// How a view looks that stands out above the window.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  /// Behind the view; nil for that of the system.
  open var backgroundColor: UIColor!
  /// What of the view is seen, in its coordinate space; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// Creates parameters that change nothing.
  public override init() { super.init() }
  nonisolated deinit {}
}

/// A view that stands out above the window, instead of the one that something is done with.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  /// The view. It is in a window.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
  /// Creates a preview of a view as it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  nonisolated deinit {}
  /// The size of the view: points.
  open var size: CGSize { view.bounds.size }
}
