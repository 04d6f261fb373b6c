// Layers, their transforms and their clock under the name that source imports. They are in HearthUIKit, as layers belong
// to views.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import HearthUIKit
