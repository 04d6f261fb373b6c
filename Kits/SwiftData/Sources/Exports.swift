// Models are made of dates, identifiers and URLs: whoever imports SwiftData has them. Source: seen, SwiftData on macOS 15, whose interface
// exports both.
@_exported import Foundation
@_exported import Observation
