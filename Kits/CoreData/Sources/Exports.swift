// Models are made of dates, identifiers and URLs, and managed objects are observable: whoever imports CoreData has both.
// Source: seen, Core Data on macOS 15, whose interface exports Foundation and Combine.
@_exported import Combine
@_exported import Foundation
