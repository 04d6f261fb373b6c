import HearthCore

/// What goes when one of its buttons has acted, as an alert does.
@MainActor protocol ButtonOwner: AnyObject {
  /// A button acted past the style that would have told: by its shortcut.
  func buttonDidAct()
}
/// Not owned; compared by identity.
struct ButtonOwnerReference: Equatable {
  weak var owner: (any ButtonOwner)?
  static func == (a: Self, b: Self) -> Bool { a.owner === b.owner }
}
struct ButtonOwnerKey: EnvironmentKey {
  static var defaultValue: ButtonOwnerReference { ButtonOwnerReference(owner: nil) }
}
