import HearthCore

/// The purpose of a button, for styles and presentations that treat it accordingly.
///
///     Button("Cancel", role: .cancel) { isShown = false }
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Sendable { case destructive, cancel, confirm, close }
  private let kind: Kind
  /// What a button without a label of its own says.
  var title: LocalizedStringKey {
    switch kind {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    case .close: "Close"
    }
  }
  /// What stands for the title where signs do.
  var symbol: String? {
    switch kind {
    case .destructive: nil
    case .cancel, .close: "xmark"
    case .confirm: "checkmark"
    }
  }
  /// Deletes data, or does something else that cannot be taken back.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Ends what was begun without doing it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Goes on with what was begun.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is shown.
  public static let close = ButtonRole(kind: .close)
}
