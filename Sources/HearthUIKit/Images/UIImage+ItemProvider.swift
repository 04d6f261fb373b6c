import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading {
  /// All images.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// Makes an image of the bytes of an image file.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError.error(
        "The data of type \(typeIdentifier) is no image for \(self).")
    }
    return image
  }
}

#if GTK
  extension UIImage: NSItemProviderWriting {
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    /// The image as PNG.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(pngData(), nil)
      return nil
    }
  }
#endif
