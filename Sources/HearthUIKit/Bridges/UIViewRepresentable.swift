import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A view of SwiftUI that is a view of UIKit.
///
///     struct Spinner: UIViewRepresentable {
///       var isSpinning: Bool
///       func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
///       func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
///         if isSpinning { view.startAnimating() } else { view.stopAnimating() }
///       }
///     }
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// What the view's delegate is made of.
  associatedtype Coordinator = Void
  /// Makes the view, once as long as it is shown.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date. Called after it is made, and each time that a value or a state that it reads changes.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// The view has gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; nil for what the view's content and its priorities say.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
  typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions
}

/// Ways in which a view of UIKit takes part in the layout around it. There are none in public: `LayoutOptions` names the set.
public struct _PlatformViewRepresentableLayoutOptions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIViewRepresentable {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    return _ViewNode(RepresentableBehavior(ViewBridge(view, node), node).node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! RepresentableBehavior
    (behavior.bridge as! ViewBridge<Self>).fields.update(view)
    behavior.updateBody()
  }
  public nonisolated static var _elementCount: Int { 1 }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view knows of where it is.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

/// What is between a value of an app and the view, or the view controller, that it stands for.
@MainActor protocol RepresentableBridge: AnyObject {
  var name: String { get }
  var root: UIView { get }
  /// Reads of the app's state are recorded for the node.
  func update()
  func end()
  func size(_ proposal: ProposedViewSize) -> CGSize?
}

@MainActor private final class ViewBridge<R: UIViewRepresentable>: RepresentableBridge {
  let fields: BoundFields<R>
  private let coordinator: R.Coordinator
  private let view: R.UIViewType
  private unowned(unsafe) let node: BehaviorNode

  init(_ representable: R, _ node: BehaviorNode) {
    (fields, self.node) = (BoundFields(representable, node), node)
    let representable = fields.value
    (coordinator, view) = node.engine.evaluate(for: node) {
      let coordinator = representable.makeCoordinator()
      let context = UIViewRepresentableContext<R>(
        coordinator: coordinator, transaction: node.transaction, environment: EnvironmentValues(scope: node.scope))
      return (coordinator, representable.makeUIView(context: context))
    }
  }
  nonisolated deinit {}
  var name: String { Node.shortName(of: R.self) }
  var root: UIView { view }
  private var context: R.Context {
    R.Context(
      coordinator: coordinator, transaction: node.transaction, environment: EnvironmentValues(scope: node.scope))
  }
  func update() { node.engine.evaluate(for: node) { fields.read().updateUIView(view, context: context) } }
  func end() {
    R.dismantleUIView(view, coordinator: coordinator)
    fields.end()
  }
  func size(_ proposal: ProposedViewSize) -> CGSize? {
    fields.value.sizeThatFits(proposal, uiView: view, context: context)
  }
}

/// A value of an app with its dynamic properties, such as state and values of the environment.
@MainActor final class BoundFields<Value> {
  private(set) var value: Value
  private unowned(unsafe) let node: Node
  init(_ value: Value, _ node: Node) {
    (self.value, self.node) = (value, node)
    withUnsafeMutablePointer(to: &self.value) {
      TypeInfo.bindFields(of: Value.self, UnsafeMutableRawPointer($0), old: nil, _ViewNode(node))
    }
  }
  nonisolated deinit {}
  /// Takes a new value, which goes on with the storage of the old one.
  func update(_ new: Value) {
    var old = new
    swap(&old, &value)
    withUnsafePointer(to: &old) { old in
      withUnsafeMutablePointer(to: &value) {
        TypeInfo.bindFields(
          of: Value.self, UnsafeMutableRawPointer($0), old: UnsafeRawPointer(old), _ViewNode(node))
      }
    }
  }
  /// The value, with properties of the app's own types brought up to date.
  func read() -> Value {
    withUnsafeMutablePointer(to: &value) { TypeInfo.updateFields(of: Value.self, UnsafeMutableRawPointer($0)) }
    return value
  }
  func end() {
    withUnsafeMutablePointer(to: &value) { TypeInfo.unbindFields(of: Value.self, UnsafeMutableRawPointer($0)) }
  }
}

/// What a node does that has a view of UIKit in it.
@MainActor final class RepresentableBehavior: NodeBehavior, ViewHost {
  unowned(unsafe) let node: BehaviorNode
  let bridge: any RepresentableBridge

  init(_ bridge: any RepresentableBridge, _ node: BehaviorNode) {
    (self.bridge, self.node) = (bridge, node)
    node.behavior = self
    bridge.update()
    node.content = UIViewPresenter._makeNode(UIViewPresenter(view: bridge.root), node.contentInputs).node
  }
  nonisolated deinit {}
  var viewName: String { bridge.name }
  func updateBody() {
    node.flags.remove(.needsBody)
    bridge.update()
  }
  func willUnmount() { bridge.end() }
  var surroundings: UIView? { FoundViews.view(around: node) }
  /// Something else is around the view than before.
  func showAgain() {
    node.content?.unmount()
    node.content = UIViewPresenter._makeNode(UIViewPresenter(view: bridge.root), node.contentInputs).node
    node.setNeedsElements()
    node.setNeedsLayout()
  }
  func computeSize(_ proposal: Proposal) -> Size {
    let proposed = proposal.proposedViewSize
    if let size = bridge.size(proposed), size.width.isFinite, size.height.isFinite { return Size(size) }
    return Size(bridge.root.sizeAsContent(proposed))
  }
  func placeChildren() {
    node.resolveChild()
    node.child.place(x: 0, y: 0, Proposal(node.size))
  }
}
