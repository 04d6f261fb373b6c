import Foundation
import HearthCore
import HearthUI
import UniformTypeIdentifiers

/// Gives what is dragged from a view, and hears what becomes of it.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: AnyObject {
  /// The things that a drag takes; none: nothing is dragged.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// What the pointer carries, a view in a window; nil for a picture of the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedPreview?
  /// A drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// The pointer moves over a window of the app.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The things are dropped.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// The drag is over.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Whether the things may be taken away from where they were. True by itself.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}
extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedPreview? { nil }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}

/// Lets the user drag things from a view: with a mouse at once, with a finger that rests on the view first.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, ShownInteraction {
  /// Gives the things.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether something can be dragged now. By itself yes.
  open var isEnabled = true
  /// Whether interactions are enabled by themselves: yes.
  open class var isEnabledByDefault: Bool { true }
  private var session: OwnDragSession?
  /// The drag that goes on in this app.
  static weak var current: OwnDragSession?
  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  nonisolated deinit {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  func modify(_ content: AnyView, of view: UIView) -> AnyView {
    let dragged = content.onDragOfItems { [weak self] in
      self?.begin() ?? []
    } preview: { [weak self] in
      self?.preview
    } willBegin: { [weak self] place in
      self?.session = OwnDragSession(place)
    }
    return AnyView(dragged.onDragSessionUpdated { [weak self] in self?.follow($0) })
  }
  private func begin() -> [(provider: NSItemProvider, id: AnyHashable)] {
    guard let session, let delegate, isEnabled, view?.isTouchable == true else { return [] }
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    Self.current = session
    return session.items.map { ($0.itemProvider, AnyHashable($0)) }
  }
  private var preview: AnyView? {
    guard let session, let first = session.items.first else { return nil }
    if let own = first.previewProvider?() { return Self.shown(own.view) }
    let lifted = delegate?.dragInteraction(self, previewForLifting: first, session: session)
    // The view stays where it is: the pointer carries a picture.
    return lifted?.view.snapshotView(afterScreenUpdates: false).map { Self.shown($0) }
  }
  private static func shown(_ view: UIView) -> AnyView {
    let size = view.bounds.size
    return AnyView(UIViewPresenter(view: view).frame(width: size.width, height: size.height))
  }
  private func follow(_ drag: DragSession) {
    guard let session, let delegate else { return }
    // The session's place is that in the view of SwiftUI around, which lies as the view does.
    if let view, view.root.behavior != nil { session.place = view.convertToWindow(view.inner(drag.location)) }
    switch drag.phase {
    case .initial: delegate.dragInteraction(self, sessionWillBegin: session)
    case .active: delegate.dragInteraction(self, sessionDidMove: session)
    case .ending(let operation):
      delegate.dragInteraction(self, session: session, willEndWith: UIDropOperation(operation))
    case .ended(let operation):
      delegate.dragInteraction(self, session: session, didEndWith: UIDropOperation(operation))
      self.session = nil
    case .dataTransferCompleted: break
    }
  }
}

/// A drag of this app.
@MainActor final class OwnDragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  /// In the window.
  var place: CGPoint
  init(_ place: CGPoint) { self.place = place }
  nonisolated deinit {}
  func location(in view: UIView) -> CGPoint { view.convertFromWindow(place) }
}
