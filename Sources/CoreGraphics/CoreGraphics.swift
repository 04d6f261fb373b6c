// The types of CoreGraphics that are here, under the name that source imports: Foundation's numbers, points, sizes and
// rectangles, with the functions of numbers that come with them, and those that SwiftUI's interface names besides.
@_exported import Foundation

@_exported import class HearthRendering.CFAllocator
@_exported import typealias HearthRendering.CFArray
@_exported import typealias HearthRendering.CFData
@_exported import func HearthRendering.CFDataAppendBytes
@_exported import func HearthRendering.CFDataCreate
@_exported import func HearthRendering.CFDataCreateMutable
@_exported import func HearthRendering.CFDataGetBytePtr
@_exported import func HearthRendering.CFDataGetLength
@_exported import func HearthRendering.CFDataGetMutableBytePtr
@_exported import func HearthRendering.CFDataSetLength
@_exported import typealias HearthRendering.CFMutableData
@_exported import typealias HearthRendering.CFString
@_exported import struct HearthRendering.CGAffineTransform
@_exported import struct HearthRendering.CGBitmapInfo
@_exported import enum HearthRendering.CGBlendMode
@_exported import class HearthRendering.CGColor
@_exported import enum HearthRendering.CGColorRenderingIntent
@_exported import class HearthRendering.CGColorSpace
@_exported import func HearthRendering.CGColorSpaceCreateDeviceGray
@_exported import func HearthRendering.CGColorSpaceCreateDeviceRGB
@_exported import enum HearthRendering.CGColorSpaceModel
@_exported import class HearthRendering.CGContext
@_exported import class HearthRendering.CGDataProvider
@_exported import typealias HearthRendering.CGDataProviderReleaseDataCallback
@_exported import class HearthRendering.CGGradient
@_exported import struct HearthRendering.CGGradientDrawingOptions
@_exported import class HearthRendering.CGImage
@_exported import enum HearthRendering.CGImageAlphaInfo
@_exported import enum HearthRendering.CGImageByteOrderInfo
@_exported import enum HearthRendering.CGInterpolationQuality
@_exported import enum HearthRendering.CGLineCap
@_exported import enum HearthRendering.CGLineJoin
@_exported import class HearthRendering.CGMutablePath
@_exported import class HearthRendering.CGPath
@_exported import enum HearthRendering.CGPathDrawingMode
@_exported import struct HearthRendering.CGPathElement
@_exported import enum HearthRendering.CGPathElementType
@_exported import enum HearthRendering.CGPathFillRule
@_exported import struct HearthRendering.CGVector
@_exported import let HearthRendering.kCFAllocatorDefault
@_exported import let HearthRendering.kCGBitmapByteOrder16Host
@_exported import let HearthRendering.kCGBitmapByteOrder32Host
