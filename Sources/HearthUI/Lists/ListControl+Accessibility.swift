import Foundation
import HearthCore

// What assistive technology is told of a list, and of its rows that are out of sight.

extension ListControl {
  /// With headers and footers; nil while not all were made.
  var knownRowCount: Int? { lazy.content.hasUnmadeElements ? nil : lazy.elementTotal }
  var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.addedTraits = .isList
    properties.behavior = .contain
    properties.details.rows = self
    return properties
  }

  package var accessibleRowCount: Int { lazy.countElements() }
  package func makeAccessibleRow(at index: Int) -> AccessibilityElement? {
    guard index >= 0, lazy.hasElement(index) else { return nil }
    let row = lazy.makeElement(at: index)
    guard var element = AccessibilityTree(focused: nil).elements(of: row).first else { return nil }
    if lazy.liveNode(at: index) == nil {
      let span = lazy.span(of: index)
      element.frame = lazy.convertToWindow(
        CGRect(x: 0, y: span.start, width: lazy.size.width, height: max(0, span.length)))
    }
    return element
  }
  package func revealAccessibleRow(at index: Int) {
    guard index >= 0, lazy.hasElement(index) else { return }
    scroll?.move(to: .element(lazy, index: index, anchor: nil))
  }
  package var selectedAccessibleRows: [Int] {
    guard let selection, selection.count > 0 else { return [] }
    var found: [Int] = []
    // Looking for rows out of sight goes through the data.
    if selection.count <= Self.mostLookedFor {
      found = selection.all.compactMap { index(of: $0) }
    } else {
      visitRows { row in if row.place.kind == .row, let id = row.id, selection.contains(id) { found.append(row.index) }
      }
    }
    return found.sorted()
  }
  /// Rows of a selection that are looked for in the data. Source: our choice: a user remembers fewer.
  private static let mostLookedFor = 64
}
