import Foundation

/// The pictures of the user: on Linux the directory that the desktop has for them.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()
  private override init() {}
  /// The one library.
  public class func shared() -> PHPhotoLibrary { library }

  /// Where dialogs begin; nil where there is no such directory.
  static var directory: URL? {
    FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first.flatMap {
      FileManager.default.fileExists(atPath: $0.path) ? $0 : nil
    }
  }
}
