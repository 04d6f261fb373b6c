import Foundation

/// Turns values of one kind into another, by a name: Core Data and SwiftData keep attributes by them.
///
/// Foundation on Linux has none.
open nonisolated class ValueTransformer: NSObject, _NamedTransformer {
  private final class Known: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var transformers: [NSValueTransformerName: ValueTransformer] = [:]
  }
  private static let known = Known()

  /// Required, since models make transformers of their types.
  public required override init() { super.init() }
  /// Gives a transformer the name by which it is found; nil takes the name away.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    known.lock.withLock { known.transformers[name] = transformer }
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.lock.withLock { Array(known.transformers.keys) }
  }
  package static func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let found = known.lock.withLock({ known.transformers[name] }) { return found }
    return name == .secureUnarchiveFromDataTransformerName ? NSSecureUnarchiveFromDataTransformer() : nil
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The value that was transformed; by itself it is transformed again. Source: Apple, documentation of `ValueTransformer`.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// An initialiser of a class makes a new object; one of a protocol can give that which the app has.
public nonisolated protocol _NamedTransformer {}
extension _NamedTransformer {
  /// The transformer with a name that the app has given, or one of Foundation's own; nil if there is none.
  public nonisolated init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.transformer(name) as? Self else { return nil }
    self = found
  }
}

/// The name of a transformer.
public nonisolated struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Turns archives into objects of classes that a subclass names.
open nonisolated class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that an archive may have at its top. Source: Apple, documentation of `allowedTopLevelClasses`.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }
  open override class func allowsReverseTransformation() -> Bool { true }
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
