import HearthCore

/// The bar that shows the field of a search.
@MainActor protocol SearchBar: AnyObject {
  /// Called by the body of each view that shows something of the search: it is evaluated again when something has
  /// changed.
  func read()
  /// Something that the field shows is different.
  func setNeedsUpdate()
  /// Whether the page puts the field in the middle; nil where it does not say where the field stands.
  var putsSearchInMiddle: Bool? { get }
}
