import Foundation
import HearthCore

/// Which columns before the detail a split view shows.
///
/// A collapsed split view, which shows one column, does not follow it. Source: Apple,
/// "NavigationSplitView", "Collapsed split views".
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }

  /// As it is usual for the kind of device and the room there is. `Documentation/Navigation.md` says what that is.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(.automatic) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(.all) }
  /// The content column and the detail of three columns; both of two.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(.doubleColumn) }
  /// No column but the detail.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(.detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let kind: SplitColumn
  init(_ kind: SplitColumn) { self.kind = kind }

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(.sidebar) }
  /// The middle one of three columns.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(.content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(.detail) }
}
