import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A view of SwiftUI that is a view of AppKit.
///
///     struct Blur: NSViewRepresentable {
///       func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
///       func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = .sidebar }
///     }
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype NSViewType: NSView
  /// What the view's delegate is made of.
  associatedtype Coordinator = Void
  /// Makes the view, once as long as it is shown.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date. Called after it is made, and each time that a value or a state that it reads changes.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// The view has gone.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; nil for what the view's content and its priorities say.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
  /// What the view knows of where it is.
  typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    return _ViewNode(RepresentableBehavior(NSViewBridge(view, node), node).node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! RepresentableBehavior
    (behavior.bridge as! NSViewBridge<Self>).fields.update(view)
    behavior.updateBody()
  }
  public nonisolated static var _elementCount: Int { 1 }
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}
extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view knows of where it is.
@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// How the current change is to be shown.
  public let transaction: Transaction
  /// The values around.
  public let environment: EnvironmentValues

  /// Makes changes of the view by the animation of the current change, and calls `completion` when that is over; where
  /// nothing is animated, after the update.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    withTransaction(transaction, changes, completion: completion)
  }
}

@MainActor private final class NSViewBridge<R: NSViewRepresentable>: RepresentableBridge {
  let fields: BoundFields<R>
  private let coordinator: R.Coordinator
  private let view: R.NSViewType
  private unowned(unsafe) let node: BehaviorNode

  init(_ representable: R, _ node: BehaviorNode) {
    (fields, self.node) = (BoundFields(representable, node), node)
    let representable = fields.value
    (coordinator, view) = node.engine.evaluate(for: node) {
      let coordinator = representable.makeCoordinator()
      let context = NSViewRepresentableContext<R>(
        coordinator: coordinator, transaction: node.transaction, environment: EnvironmentValues(scope: node.scope))
      return (coordinator, representable.makeNSView(context: context))
    }
    view.isMacRoot = true
    MacEvents.begin()
  }
  nonisolated deinit {}
  var name: String { Node.shortName(of: R.self) }
  var root: UIView { view }
  private var context: R.Context {
    R.Context(
      coordinator: coordinator, transaction: node.transaction, environment: EnvironmentValues(scope: node.scope))
  }
  func update() { node.engine.evaluate(for: node) { fields.read().updateNSView(view, context: context) } }
  func end() {
    R.dismantleNSView(view, coordinator: coordinator)
    fields.end()
  }
  func size(_ proposal: ProposedViewSize) -> CGSize? {
    fields.value.sizeThatFits(proposal, nsView: view, context: context)
  }
}
