// Models are made of dates, identifiers and URLs, and managed objects are observable: whoever imports CoreData has both.
// Source: seen, Core Data on macOS 15, whose interface exports Foundation and Combine.
@_exported import Combine
@_exported import Foundation

// Foundation on Linux has classes of these names that can do nothing; those that are named one by one come before them.
@_exported import struct HearthSelectors.Selector
@_exported import class HearthUI.NSComparisonPredicate
@_exported import class HearthUI.NSDiffableDataSourceSnapshotReference
@_exported import class HearthUI.NSExpression
@_exported import class HearthUI.NSSecureUnarchiveFromDataTransformer
@_exported import struct HearthUI.NSValueTransformerName
@_exported import class HearthUI.UndoManager
@_exported import class HearthUI.ValueTransformer
