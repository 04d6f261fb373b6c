import Foundation

/// The type of an attribute. Source: Apple, documentation of NSAttributeType.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A property that is a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of an attribute, as newer source names it.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    public static let undefined = Self(.undefinedAttributeType)
    public static let integer16 = Self(.integer16AttributeType)
    public static let integer32 = Self(.integer32AttributeType)
    public static let integer64 = Self(.integer64AttributeType)
    public static let decimal = Self(.decimalAttributeType)
    public static let double = Self(.doubleAttributeType)
    public static let float = Self(.floatAttributeType)
    public static let string = Self(.stringAttributeType)
    public static let boolean = Self(.booleanAttributeType)
    public static let date = Self(.dateAttributeType)
    public static let binaryData = Self(.binaryDataAttributeType)
    public static let uuid = Self(.UUIDAttributeType)
    public static let uri = Self(.URIAttributeType)
    public static let transformable = Self(.transformableAttributeType)
    public static let objectID = Self(.objectIDAttributeType)
  }
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  open var defaultValue: Any?
  open var valueTransformerName: String?
  /// The value is kept within the store all the same. Source: our choice, because SQLite reads bytes no slower than files.
  open var allowsExternalBinaryDataStorage = false
  open var attributeValueClassName: String?
  /// The value stays in the history of a deleted object.
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false

  override func copyValues(to other: NSPropertyDescription) {
    super.copyValues(to: other)
    guard let other = other as? NSAttributeDescription else { return }
    other.attributeType = attributeType
    other.defaultValue = defaultValue
    other.valueTransformerName = valueTransformerName
    other.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    other.attributeValueClassName = attributeValueClassName
    other.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
  }
  override var signature: String { "\(attributeType.rawValue)" }
}
