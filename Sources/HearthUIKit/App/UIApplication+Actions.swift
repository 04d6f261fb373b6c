import Foundation
import HearthSelectors

extension UIApplication {
  /// Calls a method of an object with the sender and the event, as far as it takes them.
  ///
  /// Without an object the responders are asked: from the one that has the keyboard, else from the sender on along `next`, and last the app's delegate.
  /// So `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)` takes the keyboard from the field that has it, also from
  /// one of SwiftUI.
  ///
  /// - Returns: Whether something has performed the action.
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return call(action, of: target, sender, event) }
    if action.description == "resignFirstResponder" { return windows.map { $0.endEditing(true) }.contains(true) }
    let starts: [UIResponder?] = [
      keyWindow?.focusedView, sender as? UIResponder, keyWindow?.controllerInFront, keyWindow,
    ]
    for case let start? in starts {
      if let performer = start.target(forAction: action, withSender: sender) {
        return call(action, of: performer, sender, event)
      }
    }
    if let delegate, action.isMethod(of: delegate) { return call(action, of: delegate, sender, event) }
    return false
  }
  private func call(_ action: Selector, of target: Any, _ sender: Any?, _ event: UIEvent?) -> Bool {
    action.call(on: target, sender, event) != nil
  }
}
