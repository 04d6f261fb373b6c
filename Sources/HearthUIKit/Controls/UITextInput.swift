import Foundation
import HearthCore
import HearthUI

/// The word on the return key of a software keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// A line break or the end of editing.
  case `default` = 0
  /// What Return does, as keyboards show it.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  var label: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    default: .return
    }
  }
}
/// Whether words are corrected while one types.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the field would, not at all, or always.
  case `default` = 0, no, yes
}

/// What a text is for: hints to keyboards.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
  /// The keys that are offered.
  var keyboardType: UIKeyboardType { get set }
  /// What Return does.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters are capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// What the text is.
  var textContentType: UITextContentType! { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether the end of a word is offered.
  var inlinePredictionType: UITextInlinePredictionType { get set }
}

/// The hints of a text, as modifiers.
struct TextTraits: ViewModifier {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var content: UITextContentType?
  var prediction = UITextInlinePredictionType.default
  func body(content view: Content) -> some View {
    view.keyboardType(keyboard).submitLabel(returnKey.label)
      .textInputAutocapitalization(TextInputAutocapitalization(capitals))
      .autocorrectionDisabled(correction == .no).textContentType(content)
      .inlinePrediction(prediction == .default ? nil : prediction == .yes)
  }
}

/// Connects the focus of a text in SwiftUI with the first responder.
@MainActor final class FocusLink {
  private(set) var isFocused = false
  fileprivate var set: ((Bool) -> Void)?
  private var wanted: Bool?
  var didChange: ((Bool) -> Void)?
  init() {}
  nonisolated deinit {}
  func ask(_ isFocused: Bool) {
    if let set { set(isFocused) } else { wanted = isFocused }
  }
  fileprivate func appeared() {
    if let wanted { set?(wanted) }
    wanted = nil
  }
  fileprivate func focusChanged(_ isFocused: Bool) {
    if isFocused == self.isFocused { return }
    self.isFocused = isFocused
    didChange?(isFocused)
  }
}

/// Gives a text the focus that its view asks for, and tells the view of it.
struct LinkedFocus: ViewModifier {
  let link: FocusLink
  @FocusState private var isFocused: Bool
  func body(content: Content) -> some View {
    content.focused($isFocused)
      .onAppear {
        link.set = { isFocused = $0 }
        link.appeared()
      }
      .onDisappear { link.set = nil }
      .onChange(of: isFocused) { link.focusChanged(isFocused) }
  }
}

/// What changed between two texts: a range of the old one, in UTF-16, and what is in its place.
struct TextDifference {
  let range: NSRange
  let replacement: String
  init(_ old: String, _ new: String) {
    let a = Array(old), b = Array(new)
    var start = 0
    while start < min(a.count, b.count) && a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start && a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    replacement = String(b[start..<(b.count - end)])
    range = NSRange(
      location: String(a[..<start]).utf16.count, length: String(a[start..<(a.count - end)]).utf16.count)
  }
}
