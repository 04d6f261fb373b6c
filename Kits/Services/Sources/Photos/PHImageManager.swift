@_exported import AVFoundation
import Foundation
import ImageIO
import UIKit

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public typealias PHImageRequestID = Int32
/// How a picture of a photo is made. None is made.
open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  public override init() { super.init() }
  /// What a report says of it.
  var summary: String { "\(deliveryMode), \(resizeMode), network \(isNetworkAccessAllowed)" }
}
/// Makes pictures of photos, of which there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
  // Unchecked: there is nothing in it.
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  public override init() { super.init() }
  /// The handler gets no picture: at once where the options say so, else on the main queue.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    PHPhotoLibrary.refuse("\(asset.localIdentifier) \(targetSize), \(contentMode), \(options?.summary ?? "")")
    if options?.isSynchronous == true {
      resultHandler(nil, nil)
    } else {
      DispatchQueue.main.async { resultHandler(nil, nil) }
    }
    return 0
  }
}
/// As large as a photo is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// How a film is fetched. None is.
open class PHVideoRequestOptions: NSObject {
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  public override init() { super.init() }
  /// What a report says of it.
  var summary: String { "\(deliveryMode), network \(isNetworkAccessAllowed)" }
}
// Each handler gets nothing, on the main queue.
extension PHImageManager {
  @discardableResult public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping @Sendable (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    PHPhotoLibrary.refuse("data of \(asset.localIdentifier), \(options?.summary ?? "")")
    DispatchQueue.main.async { resultHandler(nil, nil, .up, nil) }
    return PHInvalidImageRequestID
  }
  @discardableResult public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping @Sendable (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    PHPhotoLibrary.refuse("film \(asset.localIdentifier), \(options?.summary ?? "")")
    DispatchQueue.main.async { resultHandler(nil, nil, nil) }
    return PHInvalidImageRequestID
  }
  @discardableResult public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping @Sendable (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    PHPhotoLibrary.refuse("film \(asset.localIdentifier), \(options?.summary ?? "")")
    DispatchQueue.main.async { resultHandler(nil, nil) }
    return PHInvalidImageRequestID
  }
  /// Ends what has ended.
  public func cancelImageRequest(_ requestID: PHImageRequestID) { PHPhotoLibrary.refuse("cancel \(requestID)") }
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // As its superclass.
  /// Reports that there are no pictures to keep.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) { PHPhotoLibrary.refuse("keep \(assets.count), \(targetSize), \(contentMode), \(options?.summary ?? "")") }
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) { PHPhotoLibrary.refuse("drop \(assets.count), \(targetSize), \(contentMode), \(options?.summary ?? "")") }
  /// Ends what has not begun.
  open func stopCachingImagesForAllAssets() {}
}
