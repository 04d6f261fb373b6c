import Foundation
import HearthCore
import HearthUI

/// The hints of a text, as modifiers.
struct TextTraits: ViewModifier {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var content: UITextContentType?
  var spelling = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var spaces = UITextSmartInsertDeleteType.default
  var appearance = UIKeyboardAppearance.default
  var needsText = false
  var rules: UITextInputPasswordRules?
  var prediction = UITextInlinePredictionType.default
  func body(content view: Content) -> some View {
    view.keyboardType(keyboard).submitLabel(returnKey.label)
      .textInputAutocapitalization(TextInputAutocapitalization(capitals))
      .autocorrectionDisabled(correction == .no || spelling == .no).textContentType(content)
      .environment(\.inlinePrediction, prediction == .default ? nil : prediction == .yes)
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
        // Not the modifier, which keeps the link.
        let focus = $isFocused
        link.set = { focus.wrappedValue = $0 }
        link.appeared()
      }
      .onDisappear { link.set = nil }
      .onChange(of: isFocused) { link.focusChanged(isFocused) }
  }
}

/// Tests and tools find the text of a field by the field's identifier, whatever is beside that.
struct NamedText: ViewModifier {
  let view: UIView
  func body(content: Content) -> some View {
    let identifier = view.accessibilityIdentifier
    content.accessibilityIdentifier(identifier ?? "", isEnabled: identifier != nil)
  }
}

/// A view beside the text of a field, in its own size.
struct SideView: View {
  let view: UIView
  var body: some View {
    let size = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
    UIViewPresenter(view: view).frame(width: max(0, size.width), height: max(0, size.height)).id(view.identity)
  }
}

/// What stands above the keyboard and in its place, while a text has the keyboard.
struct InputViews: ViewModifier {
  private let shown: [UIView]
  init(of view: UIView) {
    shown = view.isFirstResponder ? [view.inputAccessoryView, view.inputView].compactMap(\.self) : []
  }
  func body(content: Content) -> some View {
    content.toolbar {
      if !shown.isEmpty {
        ToolbarItem(placement: .keyboard) {
          VStack(spacing: 0) { ForEach(shown, id: \.identity) { FootView(view: $0) } }.frame(maxWidth: .infinity)
        }
      }
    }
  }
}
/// A view at the foot of a page: as wide as that, and as high as the view is.
private struct FootView: View {
  let view: UIView
  var body: some View {
    let own = view.intrinsicContentSize.height
    let height = view.frame.height > 0 ? view.frame.height : own > 0 ? own : 44
    UIViewPresenter(view: view).frame(height: height).frame(maxWidth: .infinity)
  }
}

/// Tells a class that overrides `deleteBackward()` of each press of Backspace.
struct BackspaceKey: ViewModifier {
  let text: any EditedText
  func body(content: Content) -> some View {
    if text.overridesDeleteBackward {
      content.onKeyPress(.delete) {
        text.deleteBackward()
        return .handled
      }
    } else {
      content
    }
  }
}
/// Keys that something around a text does something else with than the text.
struct CommandKeys: ViewModifier {
  /// True where it has used the key. Nil: there is nothing around.
  let handler: ((KeyPress) -> Bool)?
  func body(content: Content) -> some View {
    if let handler {
      content.onKeyPress(phases: [.down, .repeat]) { handler($0) ? .handled : .ignored }
    } else {
      content
    }
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
