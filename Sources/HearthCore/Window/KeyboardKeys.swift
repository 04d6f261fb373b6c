import Foundation
import HearthKeyboard

/// A type that shows the keys of a software keyboard: `HearthKeyboardViews` has it.
@MainActor package protocol KeyboardKeys: AnyObject {
  /// What a field asks for; its mode is the one in which the keys are shown.
  var request: KeyboardRequest { get set }
  /// Called with what the user presses.
  var action: (KeyboardAction) -> Void { get set }
  /// Makes the content of a window with them; once.
  func makeContent(for host: any WindowHost, size: CGSize) -> any HostedContent
}

/// A type of this program that makes keys. It is found by its conformance, since the views are above the hosts.
@MainActor package protocol KeyboardKeysProvider {
  static func make() -> any KeyboardKeys
}
