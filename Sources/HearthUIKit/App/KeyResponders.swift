import Foundation
import HearthCore
import HearthUI

/// Takes keys to responders: to the first one, and from there along `next`.
@MainActor enum KeyResponders {
  /// The responder that asked for the keyboard last: a view controller, or a view that has it.
  static weak var first: UIResponder?
  /// Has keys brought here from now on, as soon as there are responders.
  static let isInstalled: Bool = {
    KeyDispatcher.responders = { take($0, $1, isFirst: $2) }
    return true
  }()

  private static func take(_ engine: Engine, _ event: KeyEvent, isFirst: Bool) -> Bool {
    guard let content = engine.content, UIWindow.isKnown(content) || first != nil else { return false }
    let window = UIWindow.window(of: content)
    let start = start(in: window)
    if event.phase == .up {
      press(event, start, in: window)
      return false
    }
    if event.phase == .down || event.phase == .repeat {
      var next: UIResponder? = start
      while let responder = next {
        for command in responder.allKeyCommands where command.isMeant(by: event) {
          // Source: Apple, `wantsPriorityOverSystemBehavior`; commands with Control or Super are key equivalents.
          let isEarly =
            command.wantsPriorityOverSystemBehavior || !event.modifiers.isDisjoint(with: [.command, .control])
          if isFirst && !isEarly { continue }
          if command.perform(from: start) { return true }
        }
        next = responder.next
      }
    }
    if isFirst { return false }
    return press(event, start, in: window)
  }
  /// Tells a responder of a key. True where a class of the app overrides the method, whoever it is along `next`.
  @discardableResult
  private static func press(_ event: KeyEvent, _ start: UIResponder, in window: UIWindow) -> Bool {
    var next: UIResponder? = start, isHeard = false
    while let responder = next {
      if ClassMethods.presses.areOverridden(by: type(of: responder)) { isHeard = true }
      next = responder.next
    }
    if !isHeard { return false }
    let press = UIPress(event, start, in: window), all = UIPressesEvent(press)
    switch event.phase {
    case .down: start.pressesBegan([press], with: all)
    case .repeat: start.pressesChanged([press], with: all)
    case .up: start.pressesEnded([press], with: all)
    }
    return true
  }
  private static func start(in window: UIWindow) -> UIResponder {
    if let first, first.isFirstResponder, first.keyContent === window.content || first.keyContent == nil {
      return first
    }
    return window.focusedView ?? window.controllerInFront ?? window
  }
}

extension UIResponder {
  /// What shows the responder.
  fileprivate var keyContent: WindowContent? {
    ((self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window)?.content
  }
  fileprivate var allKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.addedKeyCommands ?? [])
  }
}

extension ClassMethods {
  /// The methods of a responder that are told of keys.
  fileprivate static let presses = ClassMethods(of: UIResponder.self, overriddenBy: PressedResponder.self)
}
private final class PressedResponder: UIResponder {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
