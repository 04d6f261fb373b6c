import CoreGraphics
import Foundation
import Synchronization

/// A document as poppler has it, with its bytes.
final class PDFFile: Sendable {
  let data: Data
  let library: PageLibrary
  /// The document. Poppler does not say that several threads may use one, so that it is used under the lock.
  private let document: Mutex<UInt>
  let pageCount: Int

  /// Nil for bytes that are no document. `isLocked` says whether they are one whose password is another.
  init?(_ data: Data, password: String? = nil, isLocked: inout Bool) {
    guard let library = PageLibrary.shared else { return nil }
    let bytes = data.withUnsafeBytes { library.bytes($0.baseAddress, $0.count) }
    guard let bytes else { return nil }
    defer { library.unrefBytes(bytes) }
    var error: OpaquePointer?
    guard let document = library.open(bytes, password, &error) else {
      // Source: poppler-glib's reference, PopplerError: POPPLER_ERROR_ENCRYPTED is the third; GError is a number of 32 bits for its
      // domain, then one for its code.
      let code = error.map { UnsafeRawPointer($0).load(fromByteOffset: 4, as: Int32.self) }
      isLocked = code == 2
      if let error { library.freeError(error) }
      return nil
    }
    self.data = data
    self.library = library
    pageCount = Int(library.pageCount(document))
    self.document = Mutex(UInt(bitPattern: document))
  }
  deinit { if let document = OpaquePointer(bitPattern: document.withLock { $0 }) { library.unref(document) } }

  private func withPage<Result: Sendable>(_ index: Int, _ use: (OpaquePointer) -> Result) -> Result? {
    document.withLock { address in
      guard let document = OpaquePointer(bitPattern: address), let page = library.page(document, Int32(index)) else {
        return nil
      }
      defer { library.unref(page) }
      return use(page)
    }
  }
  func size(_ index: Int) -> CGSize {
    withPage(index) { page in
      var width = 0.0, height = 0.0
      library.size(page, &width, &height)
      return CGSize(width: width, height: height)
    } ?? .zero
  }
  func text(_ index: Int) -> String? { withPage(index) { library.string(library.text($0)) } ?? nil }
  func property(_ name: String) -> String? {
    document.withLock { address in
      guard let document = OpaquePointer(bitPattern: address), let read = library.property[name] else { return nil }
      return library.string(read(document))
    }
  }
  /// The pixels of a page upon white: blue, green, red and opacity, the upper row first.
  func pixels(_ index: Int, width: Int, height: Int) -> [UInt8]? {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let isDrawn = pixels.withUnsafeMutableBufferPointer { buffer in
      let start = buffer.baseAddress!
      return withPage(index) { page in
        var across = 0.0, down = 0.0
        library.size(page, &across, &down)
        // 0 is CAIRO_FORMAT_ARGB32.
        let surface = library.imageSurface(start, 0, Int32(width), Int32(height), Int32(width * 4))
        let context = library.context(surface)
        library.scale(context, Double(width) / max(across, 1), Double(height) / max(down, 1))
        library.render(page, context)
        library.flush(surface)
        library.destroy(context)
        library.destroySurface(surface)
        return true
      }
    }
    return isDrawn == true ? pixels : nil
  }
  /// Draws a page as it is, not as pixels, into a document that is being written.
  func print(_ index: Int, into context: OpaquePointer) {
    _ = withPage(index) { library.renderForPrinting($0, context) }
  }
}

extension CGImage {
  /// Rows of blue, green, red and opacity.
  static func premultiplied(_ bytes: [UInt8], width: Int, height: Int) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    let info = CGBitmapInfo(
      rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }
}
