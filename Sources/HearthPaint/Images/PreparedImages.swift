#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Images that were decoded on other threads, at the size in which they are shown, for all windows: the last of them.
  nonisolated final class PreparedImages: @unchecked Sendable {
    // Unchecked: what changes is behind the lock.
    static let shared = PreparedImages()
    /// Bytes of pixels that are kept. Source: our choice.
    private static let limit = 64 << 20
    private let lock = NSLock()
    private var images: [ImageSource: (image: DecodedImage, use: Int)] = [:]
    private var cost = 0, uses = 0

    /// Has images of the network decoded so from now on.
    static func register() { _ = registration }
    private static let registration: Void = ImagePreparation.decode { data, size in shared.prepare(data, size: size) }

    func image(_ source: ImageSource) -> DecodedImage? {
      lock.withLock {
        guard let known = images[source] else { return nil }
        uses += 1
        images[source]?.use = uses
        return known.image
      }
    }
    private func prepare(_ data: Data, size: CGSize?) {
      let source = ImageSource.data(data)
      if let known = image(source), known.covers(size) { return }
      guard !ImageStore.isVector(data) else { return }
      var reason = ""
      guard let image = ImageStore.decodePixels(data, size: size, &reason) else { return }
      lock.withLock {
        uses += 1
        cost += image.cost - (images[source]?.image.cost ?? 0)
        images[source] = (image, uses)
        while cost > Self.limit, images.count > 1, let oldest = images.min(by: { $0.value.use < $1.value.use }) {
          cost -= oldest.value.image.cost
          images[oldest.key] = nil
        }
      }
    }
  }
#endif
