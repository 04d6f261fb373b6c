import HearthCore

/// When spoken words are written into a search field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, inline(TextInputDictationActivation), prevented }
  private let kind: Kind
  private init(kind: Kind) { self.kind = kind }
  /// What to tell who asks for it; nil for nothing.
  fileprivate var refusal: String? {
    guard case .inline = kind else { return nil }
    return
      "searchDictationBehavior: nothing here writes what is spoken, so that the search is typed. Leave it out, or keep it for other systems."
  }
  /// As it is usual on the device.
  public static let automatic = TextInputDictationBehavior(kind: .automatic)
  /// Spoken words are not written.
  public static let preventDictation = TextInputDictationBehavior(kind: .prevented)
  /// Spoken words are written into the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(kind: .inline(activation))
  }
}

/// What has a field listen.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let isByLook: Bool
  /// The user chooses the field's microphone.
  public static let onSelect = TextInputDictationActivation(isByLook: false)
  /// The user looks at the field's microphone.
  public static let onLook = TextInputDictationActivation(isByLook: true)
}

extension View {
  /// Sets when spoken words are written into the search fields in here. No desktop of Linux writes what is spoken: where
  /// that is asked for, it is reported once.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    modifier(RefusalReport(message: dictationBehavior.refusal))
  }
}
