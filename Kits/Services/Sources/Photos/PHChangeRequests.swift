import CoreLocation
import Foundation

/// What stands for a photo or an album that a change makes. None is made.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {
  // There is never one.
}
extension PHAssetChangeRequest {
  @discardableResult public class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? {
    PHPhotoLibrary.refuse(fileURL.lastPathComponent)
    return nil
  }
  /// Reports that there are no photos to delete.
  public class func deleteAssets(_ assets: NSArray) { PHPhotoLibrary.refuse("delete \(assets.count)") }
  public class func deleteAssets(_ assets: [PHAsset]) { PHPhotoLibrary.refuse("delete \(assets.count)") }
  public convenience init(for asset: PHAsset) {
    PHPhotoLibrary.refuse("change \(asset.localIdentifier)")
    self.init()
  }
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  public var isFavorite: Bool {
    get { false }
    set { PHPhotoLibrary.refuse("favorite \(newValue)") }
  }
  public var creationDate: Date? {
    get { nil }
    set { PHPhotoLibrary.refuse("date \(newValue.map { "\($0)" } ?? "none")") }
  }
  public var location: CLLocation? {
    get { nil }
    set { PHPhotoLibrary.refuse("place \(newValue.map { "\($0.coordinate)" } ?? "none")") }
  }
}
extension PHAssetCreationRequest {
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  public var location: CLLocation? {
    get { nil }
    set { PHPhotoLibrary.refuse("place \(newValue.map { "\($0.coordinate)" } ?? "none")") }
  }
}
/// A change of an album: none is made.
public final class PHAssetCollectionChangeRequest: NSObject {
  private override init() {}
  @discardableResult public class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest {
    PHPhotoLibrary.refuse("album \(title)")
    return PHAssetCollectionChangeRequest()
  }
  /// Nil: there is no such album.
  public convenience init?(for assetCollection: PHAssetCollection) {
    PHPhotoLibrary.refuse("album \(assetCollection.localizedTitle ?? "")")
    return nil
  }
  public class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {
    PHPhotoLibrary.refuse("delete \(assetCollections.count) albums")
  }
  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder? { nil }
  public func addAssets(_ assets: [PHObject]) { PHPhotoLibrary.refuse("add \(assets.count)") }
  public func removeAssets(_ assets: [PHObject]) { PHPhotoLibrary.refuse("remove \(assets.count)") }
}
