import Foundation
import HearthSelectors
import HearthUI

/// Something that can be done with an element, by a name that assistive technology says.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  /// What assistive technology says.
  open var name: String
  /// A picture for it.
  open private(set) var image: UIImage?
  /// Performs the action; returns whether it succeeded.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Whose method is called; not kept.
  open weak var target: AnyObject?
  /// The method, with this action.
  open var selector: Selector
  /// Creates an action that calls a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
  }
  /// Creates an action that calls a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
  }
  nonisolated deinit {}
  func perform() {
    if let actionHandler { _ = actionHandler(self) } else { _ = (target as? NSObject)?.perform(selector, with: self) }
  }
}
