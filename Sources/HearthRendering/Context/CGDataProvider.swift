import Foundation

/// Text, by the name that Core Foundation has for it.
public typealias CFString = String
/// Bytes, by the name that Core Foundation has for them: `data as CFData` compiles unchanged.
public typealias CFData = NSData
/// Bytes that change, by the name that Core Foundation has for them.
public typealias CFMutableData = NSMutableData
/// Where Core Foundation takes memory from. There is one such place here.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}
/// Where memory is taken from.
public let kCFAllocatorDefault: CFAllocator? = CFAllocator()

/// Copies bytes. `length` is how many there are.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: Int) -> CFData? {
  NSData(bytes: bytes, length: bytes == nil ? 0 : max(0, length))
}
/// No bytes, to which some are added later. `capacity` is a hint; 0 for no bound.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData? {
  NSMutableData(capacity: max(0, capacity))
}
/// Makes it so many bytes long. New ones are 0.
public func CFDataSetLength(_ data: CFMutableData?, _ length: Int) { data?.length = max(0, length) }
/// How many bytes there are.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }
/// Where the bytes begin, as long as the data lives.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>? {
  data.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
/// Where the bytes begin, to write them, as long as the data lives and keeps its length.
public func CFDataGetMutableBytePtr(_ data: CFMutableData?) -> UnsafeMutablePointer<UInt8>? {
  data.map { $0.mutableBytes.assumingMemoryBound(to: UInt8.self) }
}
/// Adds bytes behind those that are there.
public func CFDataAppendBytes(_ data: CFMutableData?, _ bytes: UnsafePointer<UInt8>?, _ length: Int) {
  if let data, let bytes, length > 0 { data.append(bytes, length: length) }
}

/// What is called when bytes of a provider are not needed any more: what it was made with, the bytes and their number.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Where the bytes of a picture come from.
///
/// ```swift
/// let provider = CGDataProvider(data: Data(pixels) as CFData)
/// ```
public final class CGDataProvider: @unchecked Sendable {
  // Unchecked: nothing changes.
  /// The bytes.
  public let data: CFData?

  /// Bytes in memory, as they are now.
  public init?(data: CFData) { self.data = data.copy() as? NSData ?? data }
  /// The bytes of a file; nil where it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data as NSData
  }
  /// The bytes of a file; nil where it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    self.data = data as NSData
  }
  /// Bytes in memory of somebody else: they are copied now, and given back at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.data = NSData(bytes: data, length: size)
    releaseData(info, data, size)
  }
}
