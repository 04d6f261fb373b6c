import CCoreImageParts
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ImageIO
