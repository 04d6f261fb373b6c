import Foundation

/// The kinds of actions that assistive technology can perform on a view.
public struct AccessibilityActionKind: Equatable, Hashable, Sendable {
  private enum Kind: Hashable { case press, escape, magicTap, delete, showMenu, named }
  private let kind: Kind
  /// What the user chooses from, as the app gave it.
  let text: Text?
  /// The same in the language of the view.
  package let name: String?
  private init(_ kind: Kind) { (self.kind, text, name) = (kind, nil, nil) }
  package init(name: String) { (kind, text, self.name) = (.named, nil, name) }
  /// An action of the app, by the name that the user of assistive technology chooses from.
  public init(named name: Text) { (kind, text, self.name) = (.named, name, nil) }
  /// The action of a press.
  public static let `default` = AccessibilityActionKind(.press)
  /// Leaves what is shown above the rest.
  public static let escape = AccessibilityActionKind(.escape)
  /// The most important action at the moment, such as answering a call.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Takes the element away.
  public static let delete = AccessibilityActionKind(.delete)
  /// Opens the menu of the element.
  public static let showMenu = AccessibilityActionKind(.showMenu)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
  }
}

/// The direction in which a value is changed. `increment` makes it greater, `decrement` smaller.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  /// Runs `handler` when assistive technology does something with the view: by itself what a press does, in its place.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    if let name = actionKind.text {
      return modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(action: (name, handler))))
    }
    return accessibilityProperties {
      if actionKind == .default { $0.press = handler } else { $0.actions[actionKind] = handler }
    }
  }
  /// Offers something by a name that the user of assistive technology chooses from.
  ///
  ///     Message().accessibilityAction(named: "Archive") { archive() }
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(action: (name, handler))))
  }
  /// Offers something by a name that is looked up by a key.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Offers something by a name from a resource.
  @_disfavoredOverload public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameResource), handler)
  }
  /// Offers something by a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }
  /// Runs `handler` when assistive technology changes the value of the view by a step.
  ///
  ///     Text("\(count) stars")
  ///       .accessibilityAdjustableAction { direction in
  ///         count += direction == .increment ? 1 : -1
  ///       }
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.adjust = { handler($0 ? .increment : .decrement) } }
  }
}
