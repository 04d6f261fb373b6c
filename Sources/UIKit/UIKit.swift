// What source imports as UIKit: views, view controllers and values under UIKit's names, on the same nodes as SwiftUI's.
// `import SwiftUI` brings the same names. See Documentation/UIKit.md for what is there.
import COSParts
import CUIKitMain
@_exported import CoreGraphics
@_exported import Foundation
@_exported import HearthUIKit
@_exported import UserNotifications

@_exported import typealias HearthCore.NSColor
@_exported import class HearthCore.NSUserActivity
@_exported import protocol HearthCore.NSUserActivityDelegate
@_exported import typealias HearthCore.NSUserActivityPersistentIdentifier
@_exported import let HearthCore.NSUserActivityTypeBrowsingWeb
@_exported import class HearthCore.UIColor
@_exported import class HearthUI.NSComparisonPredicate
@_exported import class HearthUI.NSDiffableDataSourceSnapshotReference
@_exported import let HearthUI.NSEC_PER_MSEC
@_exported import let HearthUI.NSEC_PER_SEC
@_exported import let HearthUI.NSEC_PER_USEC
@_exported import class HearthUI.NSExpression
@_exported import class HearthUI.NSSecureUnarchiveFromDataTransformer
@_exported import struct HearthUI.NSValueTransformerName
@_exported import enum HearthUI.UIKeyboardType
@_exported import enum HearthUI.UITextAutocapitalizationType
@_exported import struct HearthUI.UITextContentType
@_exported import let HearthUI.USEC_PER_SEC
@_exported import class HearthUI.UndoManager
@_exported import class HearthUI.ValueTransformer
@_exported import protocol HearthUI._PreviewRegistry
