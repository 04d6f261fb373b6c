// The pickers for pictures, as source imports them. What is chosen is a file of the desktop.
@_exported import CoreTransferable
@_exported import Foundation
@_exported import HearthUIKit
@_exported import UniformTypeIdentifiers
