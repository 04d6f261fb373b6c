import Foundation

/// Makes the locale of the user's session that of Foundation.
///
/// Foundation on Linux has the locale of the world as the current one, reads it from nowhere and offers no way to say
/// another: its preferences are a constant there. What it keeps is one object, which `Locale.current` and
/// `autoupdatingCurrent` refer to, and calendars and formatters ask. That object becomes what the object of another
/// locale is. Source: seen, swift-foundation of Swift 6.3 on Linux.
package enum CurrentLocale {
  /// Called once, before the program uses a locale, a calendar or a formatter, as long as no other thread does either.
  ///
  /// Looks first whether Foundation is as described, and changes nothing where it is not.
  /// - Returns: Whether `Locale.current` is `locale` now.
  @discardableResult package static func set(_ locale: Locale) -> Bool {
    guard let target = object(of: .current), let source = object(of: locale), target == object(of: .current),
      target != source,
      type(of: target) == type(of: source), TypeMetadata.isNativeClass(type(of: target)),
      name(of: target) == name(of: source),
      name(of: target).hasSuffix("._LocaleICU")
    else { return Locale.current.identifier == locale.identifier }
    let size = TypeMetadata.instanceSize(type(of: target)), head = 2 * MemoryLayout<Int>.size
    guard size > head, size <= 4096 else { return false }
    // Neither goes away any more: what they refer to belongs to both.
    _ = Unmanaged<AnyObject>.fromOpaque(target).retain()
    _ = Unmanaged<AnyObject>.fromOpaque(source).retain()
    UnsafeMutableRawPointer(mutating: target + head).copyMemory(from: source + head, byteCount: size - head)
    return Locale.current.identifier == locale.identifier
  }

  /// A locale is a reference to an object and to what that object does as a locale.
  private static func object(of locale: Locale) -> UnsafeRawPointer? {
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size else { return nil }
    return withUnsafeBytes(of: locale) { $0.load(as: UnsafeRawPointer?.self) }
  }
  private static func type(of object: UnsafeRawPointer) -> UnsafeRawPointer { object.load(as: UnsafeRawPointer.self) }
  private static func name(of object: UnsafeRawPointer) -> String {
    String(reflecting: Swift.type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()))
  }
}

extension TypeMetadata {
  /// Whether this is the metadata of a class that is written in Swift.
  fileprivate static func isNativeClass(_ metadata: UnsafeRawPointer) -> Bool { metadata.load(as: Int.self) == 0 }
  /// Bytes of an instance, after what it inherits from and its flags.
  fileprivate static func instanceSize(_ metadata: UnsafeRawPointer) -> Int {
    Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
  }
}
