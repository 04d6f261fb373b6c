/// Who may read an interpolated value.
///
/// Source: Apple, "Generating Log Messages from Your Code": the system redacts the values of dynamic strings and complex
/// dynamic objects; it does not redact integers, floating-point values and Booleans.
public struct OSLogPrivacy: Sendable {
  /// What takes the place of a hidden value.
  public struct Mask: Sendable {
    let isHash: Bool
    /// The same text for the same value, from which the value cannot be told.
    public static let hash = Mask(isHash: true)
    /// The same text for all values.
    public static let none = Mask(isHash: false)
  }
  enum Kind { case automatic, open, hidden }
  let kind: Kind
  let mask: Mask
  /// Numbers and truth values are shown, all else is hidden. Without another privacy this one holds.
  public static let auto = OSLogPrivacy(kind: .automatic, mask: .none)
  /// Everybody reads the value.
  public static let `public` = OSLogPrivacy(kind: .open, mask: .none)
  /// The value is hidden.
  public static let `private` = OSLogPrivacy(kind: .hidden, mask: .none)
  /// The value is hidden, also where private values are shown.
  public static let sensitive = OSLogPrivacy(kind: .hidden, mask: .none, isSensitive: true)
  private(set) var isSensitive = false
  init(kind: Kind, mask: Mask, isSensitive: Bool = false) {
    (self.kind, self.mask, self.isSensitive) = (kind, mask, isSensitive)
  }
  /// As `auto`, with something in the place of what is hidden.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
  /// The value is hidden, with something in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// The value is hidden, also where private values are shown, with something in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask, isSensitive: true)
  }

  /// What is written of a value.
  ///
  /// - Parameter isPlain: Whether the value is a number or a truth value.
  func shown(_ text: @autoclosure () -> String, isPlain: Bool) -> String {
    if kind == .open || kind == .automatic && isPlain { return text() }
    if LogOutput.showsPrivate && !isSensitive { return text() }
    return mask.isHash ? "<mask.hash: '\(Self.hash(text()))'>" : "<private>"
  }
  /// The same in one process, another in the next: a list of known words does not help. Source: our choice.
  private static func hash(_ text: String) -> String {
    var hasher = Hasher()
    hasher.combine(text)
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }
}
