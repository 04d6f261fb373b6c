@_exported import Foundation
import HearthCore
import UIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
/// What a request for photos is about. It finds none.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  public override init() { super.init() }
  /// What a report says of it.
  var summary: String {
    "\(predicate.map { "\($0)" } ?? "all"), \(sortDescriptors?.count ?? 0) orders, \(fetchLimit == 0 ? "any number" : "\(fetchLimit)")"
  }
}
/// What was found: nothing.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public var lastObject: ObjectType? { nil }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// `NSNotFound`, as it is none of these.
  public func index(of anObject: ObjectType) -> Int { (0..<count).first { object(at: $0) === anObject } ?? NSNotFound }
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }
  /// - Precondition: There is no object, so that none may be asked for.
  public func object(at index: Int) -> ObjectType {
    preconditionFailure("There are no photos, but number \(index) was asked for.")
  }
  /// Calls nothing, as there are none.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops: ObjCBool = false
    for index in 0..<count where !stops.boolValue { block(object(at: index), index, &stops) }
  }
}
/// A photo. There is never one.
open class PHAsset: PHObject, Identifiable, @unchecked Sendable {
  // There is never one.
  open var mediaType: PHAssetMediaType { .unknown }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHPhotoLibrary.refuse(options?.summary)
    return PHFetchResult()
  }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHPhotoLibrary.refuse(options?.summary)
    return PHFetchResult()
  }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHPhotoLibrary.refuse(options?.summary)
    return PHFetchResult()
  }
}
