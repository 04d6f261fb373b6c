import Foundation

/// How long lists are told.
package enum AccessibleList {
  /// Rows of a list that are all its children; those of a longer one are made when somebody asks. Source: our choice: a
  /// screen reader takes some 0.3 ms to look at each.
  package static let longest = 200
}

/// A type that has many rows, of which only those in sight have nodes: a list.
///
/// The rows are what the list shows, one after the other, with headers and footers, from 0.
@MainActor package protocol AccessibleRows: AnyObject {
  var accessibleRowCount: Int { get }
  /// The element of a row, made now if the row is out of sight: it is neither drawn nor kept, and has an estimated place.
  func makeAccessibleRow(at index: Int) -> AccessibilityElement?
  /// Scrolls until a row can be seen, after the next frame.
  func revealAccessibleRow(at index: Int)
  /// The rows that are selected, in order; not those whose place is not known.
  var selectedAccessibleRows: [Int] { get }
}
