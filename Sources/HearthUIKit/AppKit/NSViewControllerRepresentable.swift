import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A view of SwiftUI that is a view controller of AppKit.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype NSViewControllerType: NSViewController
  /// What the view controller's delegate is made of.
  associatedtype Coordinator = Void
  /// Makes the view controller, once as long as it is shown.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the view controller up to date. Called after it is made, and each time that a value or a state that it reads
  /// changes.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// The view controller has gone.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the view controller.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; nil for what the view's content and its priorities say.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
  /// What the view controller knows of where it is.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    return _ViewNode(RepresentableBehavior(NSControllerBridge(view, node), node).node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! RepresentableBehavior
    (behavior.bridge as! NSControllerBridge<Self>).fields.update(view)
    behavior.updateBody()
  }
  public nonisolated static var _elementCount: Int { 1 }
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
}
extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view controller knows of where it is.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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

@MainActor private final class NSControllerBridge<R: NSViewControllerRepresentable>: RepresentableBridge {
  let fields: BoundFields<R>
  private let coordinator: R.Coordinator
  private let controller: R.NSViewControllerType
  private unowned(unsafe) let node: BehaviorNode

  init(_ representable: R, _ node: BehaviorNode) {
    (fields, self.node) = (BoundFields(representable, node), node)
    let representable = fields.value
    (coordinator, controller) = node.engine.evaluate(for: node) {
      let coordinator = representable.makeCoordinator()
      let context = NSViewControllerRepresentableContext<R>(
        coordinator: coordinator, transaction: node.transaction, environment: EnvironmentValues(scope: node.scope))
      return (coordinator, representable.makeNSViewController(context: context))
    }
    MacEvents.begin()
  }
  nonisolated deinit {}
  var name: String { Node.shortName(of: R.self) }
  var root: UIView {
    let view: UIView = controller.view
    if !view.isMacRoot { view.isMacRoot = true }
    return view
  }
  private var context: R.Context {
    R.Context(
      coordinator: coordinator, transaction: node.transaction, environment: EnvironmentValues(scope: node.scope))
  }
  func update() {
    node.engine.evaluate(for: node) { fields.read().updateNSViewController(controller, context: context) }
  }
  func end() {
    R.dismantleNSViewController(controller, coordinator: coordinator)
    fields.end()
  }
  func size(_ proposal: ProposedViewSize) -> CGSize? {
    fields.value.sizeThatFits(proposal, nsViewController: controller, context: context)
  }
}
