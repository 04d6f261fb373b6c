import HearthCore

/// When spoken words are written into a search field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  fileprivate enum Kind: Equatable { case automatic, inline(TextInputDictationActivation), prevented }
  fileprivate let kind: Kind
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
    modifier(DictationReport(behavior: dictationBehavior))
  }
}

nonisolated private struct DictationReport: _ElementModifier {
  let behavior: TextInputDictationBehavior
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.check(node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    modifier.check(unsafeDowncast(node.node, to: BehaviorNode.self))
  }
  @MainActor private func check(_ node: BehaviorNode) {
    guard case .inline = behavior.kind else { return }
    node.engine.report(
      .notOnLinux, at: node,
      "searchDictationBehavior: nothing here writes what is spoken, so that the search is typed. Leave it out, or keep it for other systems."
    )
  }
}
