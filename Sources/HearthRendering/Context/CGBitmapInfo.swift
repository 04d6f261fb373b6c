/// Where the opacity of a pixel lies, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Pixels are opaque, and have no place for an opacity.
  case none
  /// The opacity comes after the colours, which are multiplied by it.
  case premultipliedLast
  /// The opacity comes before the colours, which are multiplied by it.
  case premultipliedFirst
  /// The opacity comes after the colours, which are as they would be without it.
  case last
  /// The opacity comes before the colours, which are as they would be without it.
  case first
  /// Pixels are opaque; what comes after the colours has no meaning.
  case noneSkipLast
  /// Pixels are opaque; what comes before the colours has no meaning.
  case noneSkipFirst
  /// There is an opacity and no colour.
  case alphaOnly
}

/// Which byte of a number comes first, of pixels that are read as numbers.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// As the parts of a pixel are named.
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
  /// The bits of a number in which all of these are.
  public static let orderMask = CGImageByteOrderInfo.RawValue(0x7000)
  /// What this machine does.
  public static let order32Host: CGImageByteOrderInfo = 1.littleEndian == 1 ? .order32Little : .order32Big
  /// What this machine does.
  public static let order16Host: CGImageByteOrderInfo = 1.littleEndian == 1 ? .order16Little : .order16Big
}

/// How the bytes of pixels are to be read: a `CGImageAlphaInfo` in the lowest five bits, the order of bytes, and whether
/// parts are numbers with a fraction.
///
/// ```swift
/// let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
/// ```
public struct CGBitmapInfo: OptionSet, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// An opacity with the bytes of a pixel in an order.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }

  /// The bits of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bit for numbers with a fraction.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Parts are numbers with a fraction. No picture or context of such pixels is made here.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The parts lie as they are named: red first, or the opacity first.
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The parts of a pixel lie the other way round: blue, green, red, opacity for `premultipliedFirst`.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The parts lie as they are named.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
  /// What this machine does with numbers of 32 bits.
  public static let byteOrder32Host = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order32Host.rawValue)
  /// What this machine does with numbers of 16 bits.
  public static let byteOrder16Host = CGBitmapInfo(rawValue: CGImageByteOrderInfo.order16Host.rawValue)

  /// What is said of the opacity; nil for no value of `CGImageAlphaInfo`.
  package var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }
}

/// How colours that a device cannot show are changed. Source: Apple, documentation of `CGColorRenderingIntent`. All
/// colours are of one space here, so that none is changed.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// What this machine does with numbers of 32 bits.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Host
/// What this machine does with numbers of 16 bits.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Host
