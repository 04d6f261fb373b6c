// The types of CoreGraphics that are here, under the name that source imports: Foundation's numbers, points, sizes and
// rectangles, with the functions of numbers that come with them, and those that SwiftUI's interface names besides.
@_exported import Foundation

@_exported import struct HearthRendering.CGAffineTransform
@_exported import class HearthRendering.CGColor
@_exported import class HearthRendering.CGMutablePath
@_exported import class HearthRendering.CGPath
@_exported import struct HearthRendering.CGPathElement
@_exported import enum HearthRendering.CGPathElementType
@_exported import enum HearthRendering.CGPathFillRule
@_exported import struct HearthRendering.CGVector
