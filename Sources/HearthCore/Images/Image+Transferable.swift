import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The bytes of an image, in the format that they have: PNG, JPEG, GIF, WebP, AVIF or SVG.
  ///
  /// Bytes of any image are taken in, and looked at when the image is shown. A symbol has no bytes and is not exported.
  ///
  /// Source: Apple, documentation of `Image` and of `ShareLink`, whose items have images as proxies. Our choice: bytes
  /// are handed on as they are, so that nothing is lost by another encoding.
  public static var transferRepresentation: some TransferRepresentation {
    exporting(.png)
    exporting(.jpeg)
    exporting(.gif)
    exporting(.webP)
    exporting(.svg)
    exporting(avif)
    DataRepresentation<Image>(importedContentType: .image) { try Image(transferred: $0) }
  }
  private static let avif = UTType(mimeType: "image/avif", conformingTo: .image)!

  private static func exporting(_ type: UTType) -> some TransferRepresentation<Image> {
    DataRepresentation<Image>(
      contentType: type,
      exporting: { image in
        guard let data = await image.bytes() else { throw CocoaError(.fileReadNoSuchFile) }
        return data
      },
      importing: { try Image(transferred: $0) }
    )
    .exportingCondition { $0.format == type }
  }
  private init(transferred data: Data) throws {
    if data.isEmpty { throw CocoaError(.fileReadCorruptFile) }
    self.init(Properties(source: .data(data, scale: 1)))
  }

  @MainActor private func bytes() -> Data? { path.flatMap { FileManager.default.contents(atPath: $0) } ?? data }
  private var data: Data? {
    switch properties.source {
    case .data(let data, _): data
    case .pixels(let image, _, .up) where image.isWhole: if case .data(let data) = image.source { data } else { nil }
    default: nil
    }
  }
  /// Of the most detailed file.
  @MainActor private var path: String? {
    switch properties.source {
    case .file(let path, _): path
    case .named(let name, let bundle):
      ImageCatalog.file(name, bundle: bundle, scale: .greatestFiniteMagnitude, isDark: false)?.path
    case .pixels(let image, _, .up) where image.isWhole: if case .file(let path) = image.source { path } else { nil }
    case .symbol, .data, .drawn, .pixels: nil
    }
  }

  /// What the first bytes say; of an image of the app, which only the main actor finds, its file's extension. Nil where
  /// there are no bytes.
  private var format: UTType? {
    if let data { return Self.format(of: data) }
    guard isOnMainThread(), let path = MainActor.assumeIsolated({ path }) else { return nil }
    return UTType(filenameExtension: (path as NSString).pathExtension, conformingTo: .image)
  }
  private static func format(of data: Data) -> UTType? {
    let start = Array(data.prefix(256))
    func has(_ text: String, at offset: Int) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if has("GIF8", at: 0) { return .gif }
    if has("RIFF", at: 0) && has("WEBP", at: 8) { return .webP }
    if has("ftypavif", at: 4) { return avif }
    return String(decoding: start, as: UTF8.self).contains("<svg") ? .svg : nil
  }
}
