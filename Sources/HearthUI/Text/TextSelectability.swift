import HearthCore

/// A kind of text: one that can be selected, or one that is only read. See `View.textSelection(_:)`.
public protocol TextSelectability {
  /// Whether people can select text.
  static var allowsSelection: Bool { get }
}

/// Text that people can select.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True.
  public static let allowsSelection = true
}
/// Text that is only read.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People can select text, and copy it.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text is only read, as it is where nobody says otherwise.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether people can select the texts in this view, each for itself.
  ///
  /// On a desktop a drag selects letters, a double click words and a triple click everything; with Shift arrows, Home
  /// and End move the end of the selection, and Copy and Select All act on it. On phones and tablets a long press
  /// shows a menu that copies the whole text. Texts of buttons and other controls cannot be selected.
  ///
  ///     Text(trackingNumber).textSelection(.enabled)
  ///
  /// Source: Apple, documentation of `textSelection(_:)`; keys as those of a text that is read in AppKit and GTK.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(
      _EnvironmentModifier {
        $0[SelectableTextKey.self] = S.allowsSelection ? SelectableTextKey.Behavior(SelectableText.self) : nil
      })
  }
}
