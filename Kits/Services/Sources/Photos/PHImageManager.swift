import Foundation
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
  fileprivate var summary: String { "\(deliveryMode), \(resizeMode), network \(isNetworkAccessAllowed)" }
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
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // As its superclass.
}
