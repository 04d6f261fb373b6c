import Foundation

/// Decoding of images before they are shown, beside everything else.
package enum ImagePreparation {
  /// Decodes the bytes of an image on the thread that calls, so that it is there when a window shows it. Nothing happens
  /// where nothing paints, or where bytes are no image.
  ///
  /// - Parameter size: Device pixels that the image is to cover, about; nil for all that it has. Shown larger, it is
  ///   decoded again.
  package static func prepare(_ data: Data, size: CGSize?) { decoder.value?(data, size) }

  /// What painting has for it.
  package static func decode(by decoder: @escaping @Sendable (Data, CGSize?) -> Void) { Self.decoder.value = decoder }

  private final class Box: @unchecked Sendable {
    // Unchecked: behind the lock.
    private let lock = NSLock()
    private var content: (@Sendable (Data, CGSize?) -> Void)?
    var value: (@Sendable (Data, CGSize?) -> Void)? {
      get { lock.withLock { content } }
      set { lock.withLock { content = newValue } }
    }
  }
  private static let decoder = Box()
}
