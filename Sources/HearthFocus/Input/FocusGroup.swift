import Foundation

/// Targets and groups that belong together: a section, a list, a scroll container, a modal scope.
///
/// A group without a role keeps its members together for nothing: both kinds of movement look through it.
package struct FocusGroup: Hashable, Sendable {
  package var id: FocusID

  /// The innermost group around it; nil for the window.
  package var parent: FocusID?

  package var roles: Roles

  /// Points, in the window's coordinate space, y downwards; of a scroll container the part that shows content.
  ///
  /// `CGRect.null` stands for the union of the members.
  package var frame: CGRect

  /// The member that has focus or had it last; of a one-stop group the one selected or checked.
  package var lastFocused: FocusID?

  /// The target or group which the application named as default.
  package var defaultFocus: FocusID?

  /// Of a one-stop group of rows: the row, a target or group, whose members follow the group's own targets under Tab
  /// while focus is on one of these; the selected row.
  package var currentRow: FocusID?

  /// Whether the default also comes first when the user moves in.
  ///
  /// Source: Apple, documentation of `DefaultFocusEvaluationPriority.userInitiated`.
  package var prefersDefaultForUser: Bool

  /// nil takes the parent's.
  package var readingDirection: ReadingDirection?

  package init(
    _ id: FocusID, roles: Roles, frame: CGRect = .null, parent: FocusID? = nil, lastFocused: FocusID? = nil,
    defaultFocus: FocusID? = nil, currentRow: FocusID? = nil, prefersDefaultForUser: Bool = false,
    readingDirection: ReadingDirection? = nil
  ) {
    self.id = id
    self.roles = roles
    self.frame = frame
    self.parent = parent
    self.lastFocused = lastFocused
    self.defaultFocus = defaultFocus
    self.currentRow = currentRow
    self.prefersDefaultForUser = prefersDefaultForUser
    self.readingDirection = readingDirection
  }
}

extension FocusGroup {
  /// What a group is to movement. A list on the desktop is `[.scroll, .oneStop, .rows]`.
  package struct Roles: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Its frame is a target of directional movement, and its members follow one another in the sequential order.
    package static let section = Roles(rawValue: 1)

    /// One stop of the sequential order, arrows inside; for directional movement it is a section.
    ///
    /// Source: ARIA Authoring Practices, keyboard interface of radio group, listbox and grid.
    package static let oneStop = Roles(rawValue: 2)

    /// Clips its members; those scrolled out are reached from inside and by the sequential order.
    package static let scroll = Roles(rawValue: 4)

    /// Its members are rows or cells of data: one that is removed hands focus to the one that takes its place.
    package static let rows = Roles(rawValue: 8)

    /// Keeps a last focus and a default of its own, for when focus must be found.
    package static let scope = Roles(rawValue: 16)

    /// Nothing outside can be reached. Of several, the last one given to the map is in front.
    package static let modal = Roles(rawValue: 32)
  }

  /// Whether directional movement sees its frame, not its members.
  var isTarget: Bool { !roles.isDisjoint(with: [.section, .oneStop]) }

  /// Whether movement looks inside it before it looks outside.
  var isLevel: Bool { !roles.isDisjoint(with: [.section, .oneStop, .scroll, .modal]) }

  /// Whether it remembers where focus was.
  var isScope: Bool { !roles.isDisjoint(with: [.scope, .modal]) }
}
