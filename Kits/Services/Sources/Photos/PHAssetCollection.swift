@_exported import CoreLocation
import Foundation

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits
  case smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated
  case smartAlbumLongExposures
  case any = 0x7FFF_FFFF_FFFF_FFFF
}
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}
public enum PHAssetSourceType: UInt, Sendable { case typeUserLibrary = 1, typeCloudShared, typeiTunesSynced }

/// What photos and albums have in common.
open class PHObject: NSObject, @unchecked Sendable {
  // There is never one.
  init(never: Never) {}
  open var localIdentifier: String { "" }
}
/// An album. There is never one.
open class PHCollection: PHObject, @unchecked Sendable {
  // There is never one.
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
}
open class PHAssetCollection: PHCollection, Identifiable, @unchecked Sendable {
  // There is never one.
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  /// `NSNotFound` where it is not known.
  open var estimatedAssetCount: Int { NSNotFound }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHPhotoLibrary.refuse("albums, \(type), \(subtype), \(options?.summary ?? "all")")
    return PHFetchResult()
  }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHPhotoLibrary.refuse("\(identifiers.count) albums, \(options?.summary ?? "all")")
    return PHFetchResult()
  }
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHPhotoLibrary.refuse("albums, \(options?.summary ?? "all")")
    return PHFetchResult()
  }
}
extension PHAsset {
  public var location: CLLocation? { nil }
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  public var sourceType: PHAssetSourceType { .typeUserLibrary }
  public var burstIdentifier: String? { nil }
  public var isHidden: Bool { false }
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHPhotoLibrary.refuse("\(assetCollection.localizedTitle ?? ""), \(options?.summary ?? "all")")
    return PHFetchResult()
  }
}
/// Who hears that the library has changed. There is none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// What has changed. Nothing does.
public final class PHChange: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() {}
  public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  public func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  private override init() {}
  public var objectWasDeleted: Bool { false }
  public var objectAfterChanges: ObjectType? { nil }
}
public final class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  private override init() {}
  public var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  public var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  public var hasIncrementalChanges: Bool { false }
  public var removedIndexes: IndexSet? { nil }
  public var insertedIndexes: IndexSet? { nil }
  public var changedIndexes: IndexSet? { nil }
  public var hasMoves: Bool { false }
}
extension PHPhotoLibrary {
  /// Reports that there is no library that could change.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {
    Self.refuse("register \(type(of: observer))")
  }
  /// Ends what has not begun.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    Self.refuse("unregister \(type(of: observer))")
  }
}
