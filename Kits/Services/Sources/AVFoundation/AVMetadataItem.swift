import CoreMedia
import Foundation

/// The name of something that a file says of itself.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
}
/// The name of something that a file says of itself, in one kind of file or in all.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
}
/// Something that a file says of itself: an app may make some for what it plays.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  // Only subclasses change it, before it is handed on.
  open internal(set) var identifier: AVMetadataIdentifier?
  open internal(set) var value: (any NSCopying & NSObjectProtocol)?
  open internal(set) var extendedLanguageTag: String?
  /// What it is in all kinds of files; nil for what only one kind has.
  open var commonKey: AVMetadataKey? {
    guard let name = identifier?.rawValue, name.hasPrefix("comn/") else { return nil }
    return AVMetadataKey(rawValue: String(name.dropFirst(5)))
  }
  open var stringValue: String? { (value as? NSString).map { String($0) } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
  open var dataValue: Data? { (value as? NSData).map { $0 as Data } }
  /// Those with an identifier.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}
/// Something that an app says of what it plays.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  // Whoever makes it changes it, before it is handed on.
  open override var identifier: AVMetadataIdentifier? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { super.value = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { super.extendedLanguageTag = newValue }
  }
}
extension AVAsset {
  /// What the file says of itself: not read.
  public var metadata: [AVMetadataItem] {
    reportMedia("AVAsset.metadata", "what files say of themselves is not read.")
    return []
  }
  public var commonMetadata: [AVMetadataItem] { metadata }
}
extension AVAsyncProperty where Root == AVAsset {
  /// What the file says of itself: not read.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.metadata }
  }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.commonMetadata }
  }
}
extension AVMetadataItem {
  /// A property, as Apple's values are loaded.
  public func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
    property.value(self)
  }
}
extension AVAsyncProperty where Root == AVMetadataItem {
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> {
    AVAsyncProperty<AVMetadataItem, String?> { $0.stringValue }
  }
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> {
    AVAsyncProperty<AVMetadataItem, NSNumber?> { $0.numberValue }
  }
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> {
    AVAsyncProperty<AVMetadataItem, Date?> { $0.dateValue }
  }
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> {
    AVAsyncProperty<AVMetadataItem, Data?> { $0.dataValue }
  }
}
