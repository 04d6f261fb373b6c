import Foundation
import HearthCore
import HearthUI

/// Makes the view controller whose view stands out while a menu is open.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu. It gets what the system suggests: nothing.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A context menu, made when it opens.
///
///     UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
///       UIMenu(children: [UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in copy() }])
///     }
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// What the app knows the menu by.
  public let identifier: any NSCopying
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?
  /// The view controller that stands out, once the menu has opened.
  private(set) var preview: UIViewController?
  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - previewProvider: What stands out where a finger opened the menu, in the size that the view controller prefers;
  ///     nil for the view itself.
  ///   - actionProvider: Makes the menu. Without one, and without items, nothing opens.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
  nonisolated deinit {}

  /// The menu as the framework opens it; nil where there are no items.
  func provided(_ highlighted: UITargetedPreview?, subject: UIView?) -> ProvidedMenu? {
    guard let menu = actionProvider?([]) else { return nil }
    var provided = ProvidedMenu(items: menu.titledItems)
    preview = previewProvider?()
    if let preview { provided.preview = AnyView(ControllerPreview(controller: preview)) }
    provided.subject = (highlighted?.view ?? subject)?.behavior?.node
    provided.ground = highlighted?.parameters.backgroundColor.map { Color(uiColor: $0) }
    provided.outline = highlighted?.parameters.visiblePath.map { Path($0.cgPath) }
    return provided
  }
}

/// A view controller in the size that it prefers, else in that of its view.
private struct ControllerPreview: View {
  let controller: UIViewController
  var body: some View {
    let size = size
    ControllerPresenter(controller: controller).frame(width: size.width, height: size.height)
  }
  private var size: CGSize {
    let preferred = controller.preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    let own = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if own.width > 0, own.height > 0 { return own }
    let size = controller.view.bounds.size
    // Points. Source: our choice.
    return size.width > 0 && size.height > 0 ? size : CGSize(width: 300, height: 300)
  }
}

/// Animations beside those by which a menu comes and goes.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller that stands out.
  var previewViewController: UIViewController? { get }
  /// Runs with the menu's own animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after them.
  func addCompletion(_ completion: @escaping () -> Void)
}
/// How what stands out goes when it was pressed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu, or grows into what comes. Here it goes with the menu, always.
  case dismiss = 0, pop
}
/// Animations beside those by which a menu goes whose preview was pressed.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// A hint.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what is to run, and runs it.
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = [], completions: [() -> Void] = []
  init(_ preview: UIViewController?) { previewViewController = preview }
  nonisolated deinit {}
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  /// Seconds. Source: our choice, about as long as a menu takes to come and go.
  private static let duration = 0.25
  func run() {
    let animations = animations, completions = completions
    if !animations.isEmpty {
      UIView.animate(withDuration: Self.duration) { for action in animations { action() } }
    }
    for action in completions { action() }
  }
  /// Asks for additions, and runs them.
  static func run(_ preview: UIViewController?, _ tell: (MenuAnimator) -> Void) {
    let animator = MenuAnimator(preview)
    tell(animator)
    animator.run()
  }
}
