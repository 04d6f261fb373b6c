import HearthCore

/// What a link does, for the row around it.
struct LinkAction {
  let value: AnyHashable?
  /// The list around selects the row; the link itself takes no focus and no press.
  let selects: Bool
  let isEnabled: Bool
  let action: @MainActor () -> Void
}
/// Set by the link that is the content of a row.
struct RowLinkKey: LayoutValueKey { static var defaultValue: LinkAction? { nil } }
