@_exported import CoreGraphics
@_exported import Foundation
import Synchronization

public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4c30_3066
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
/// Apple's name of a code of four letters.
public typealias OSType = UInt32

/// How the memory of pixels is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing is written meanwhile.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Pixels in memory, in rows from the top.
///
/// ```swift
/// var buffer: CVPixelBuffer?
/// CVPixelBufferCreate(kCFAllocatorDefault, 64, 64, kCVPixelFormatType_32BGRA, nil, &buffer)
/// ```
public final class CVBuffer: @unchecked Sendable {
  // Unchecked: who writes into it locks it, as on Apple's systems; the rest does not change.
  fileprivate let width: Int
  fileprivate let height: Int
  fileprivate let format: OSType
  fileprivate let bytesPerRow: Int
  fileprivate let bytes: UnsafeMutableRawPointer
  /// What there is to be told of it besides, by its keys.
  fileprivate let attachments: [String: Any]
  /// How often it is locked.
  fileprivate let locks = Mutex(0)
  private let release: (@Sendable () -> Void)?

  fileprivate init(
    _ width: Int, _ height: Int, _ format: OSType, _ bytesPerRow: Int, _ bytes: UnsafeMutableRawPointer,
    _ attributes: [String: Any], _ release: (@Sendable () -> Void)?
  ) {
    (self.width, self.height, self.format) = (width, height, format)
    (self.bytesPerRow, self.bytes, self.attachments, self.release) = (bytesPerRow, bytes, attributes, release)
  }
  deinit { if let release { release() } else { bytes.deallocate() } }
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

/// The bytes of a pixel; nil for formats of several planes and those that are not known.
private func bytesPerPixel(_ format: OSType) -> Int? {
  switch format {
  case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA,
    kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32:
    4
  case kCVPixelFormatType_24RGB: 3
  case kCVPixelFormatType_OneComponent8: 1
  default: nil
  }
}

/// Makes pixels, all bytes zero. A format of several planes fails with `kCVReturnInvalidPixelFormat`.
@discardableResult public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: [String: Any]?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard let size = bytesPerPixel(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  guard width > 0, height > 0 else { return kCVReturnInvalidSize }
  // Rows begin at multiples of 16 bytes, as Apple's do at multiples of some number that it does not tell.
  let row = (width * size + 15) / 16 * 16
  let bytes = UnsafeMutableRawPointer.allocate(byteCount: row * height, alignment: 16)
  bytes.initializeMemory(as: UInt8.self, repeating: 0, count: row * height)
  pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, row, bytes, pixelBufferAttributes ?? [:], nil)
  return kCVReturnSuccess
}
@discardableResult public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  guard lockFlags.isSubset(of: .readOnly) else { return kCVReturnInvalidArgument }
  pixelBuffer.locks.withLock { $0 += 1 }
  return kCVReturnSuccess
}
/// Fails with `kCVReturnInvalidArgument` where it is not locked.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  guard unlockFlags.isSubset(of: .readOnly) else { return kCVReturnInvalidArgument }
  return pixelBuffer.locks.withLock { locks in
    if locks == 0 { return kCVReturnInvalidArgument }
    locks -= 1
    return kCVReturnSuccess
  }
}
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.bytes }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// 0: all pixels are in one.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow > 0 ? 0 : 1 }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { CVPixelBufferGetPlaneCount(pixelBuffer) > 0 }
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CVImageBufferGetEncodedSize(imageBuffer)
}
/// What was given with the pixels when they were made.
public func CVPixelBufferCopyCreationAttributes(_ pixelBuffer: CVPixelBuffer) -> [String: Any] {
  pixelBuffer.attachments
}
