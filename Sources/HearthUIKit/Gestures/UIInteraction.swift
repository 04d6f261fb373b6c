import Foundation
import HearthCore
import HearthUI

/// A type that adds something to what can be done with a view: a menu, a shape of the pointer, things to drag.
///
/// Apps may make types of their own: these are told of the view, and do with it what they like.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }
  /// The interaction is about to be added to a view, or to be taken from its view, for nil.
  func willMove(to view: UIView?)
  /// The interaction was added to a view, or taken from its view.
  func didMove(to view: UIView?)
}

/// An interaction of the framework, which is made of modifiers around its view.
@MainActor protocol ShownInteraction: UIInteraction {
  func modify(_ content: AnyView, of view: UIView) -> AnyView
}

/// What has a view of UIKit in it that lies in no other, and can show it anew.
@MainActor protocol ViewHost: AnyObject {
  func showAgain()
  /// What stands for the views of SwiftUI around the view; nil for nothing.
  var surroundings: UIView? { get }
}

/// The interactions of a view. Another one each time that they change, so that the view is shown anew.
@MainActor final class InteractionList {
  let all: [any UIInteraction]
  init(_ all: [any UIInteraction]) { self.all = all }
  nonisolated deinit {}
  /// The view with its interactions; nil where none shows.
  func shown(_ view: UIView) -> AnyView? {
    var content: AnyView?
    for case let interaction as any ShownInteraction in all {
      content = interaction.modify(content ?? AnyView(PlainPresenter(view: view)), of: view)
    }
    return content
  }
}

/// Shows a view without its interactions.
private nonisolated struct PlainPresenter: View {
  let view: UIView
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(UIViewBehavior.makeNode(view.view, inputs))
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {}
  nonisolated static var _elementCount: Int { 1 }
  nonisolated static func _isEqual(_ a: Self, _ b: Self) -> Bool { a.view === b.view }
}

extension UIView {
  /// Makes the node of the view, with those of its interactions around it.
  func makeNode(_ inputs: _ViewInputs) -> _ViewNode {
    if let content = interactionList?.shown(self) { return AnyView._makeNode(content, inputs) }
    return _ViewNode(UIViewBehavior.makeNode(self, inputs))
  }
  /// Shows the view anew where it is shown.
  func interactionsDidChange() {
    guard let behavior else { return }
    if let hostView { return hostView.needsUpdate() }
    if let host = behavior.host { return host.showAgain() }
    report(
      .controlValue,
      "is the view of a view controller, and got an interaction while it is shown. Add it in viewDidLoad(), or to a view "
        + "in this one: it has no effect now.")
  }
}
