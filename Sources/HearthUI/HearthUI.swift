// What the views and controls hand on to whoever imports them.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import HearthCore
@_exported import HearthMotion
@_exported import HearthRendering
@_exported import HearthStrings
@_exported import Observation
@_exported import Symbols
@_exported import UniformTypeIdentifiers
