@_exported import CoreGraphics
@_exported import UIKit

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
/// Hears what happens to a document.
public protocol PDFDocumentDelegate: NSObjectProtocol {}

/// A document of pages, read by poppler.
///
/// ```swift
/// let view = PDFView()
/// view.document = PDFDocument(url: file)
/// view.autoScales = true
/// ```
open class PDFDocument: NSObject {
  public final let documentURL: URL?
  open weak var delegate: (any PDFDocumentDelegate)?
  open var documentAttributes: [AnyHashable: Any]?
  private var pages: [PDFPage] = []
  /// The bytes that it was made of, while its pages are those.
  private var source: Data?
  /// The bytes that wait for a password.
  private var locked: Data?
  open private(set) var isEncrypted = false

  /// A document without pages.
  public override init() {
    documentURL = nil
    super.init()
  }
  /// A file; nil where it cannot be read.
  public init?(url: URL) {
    documentURL = url
    super.init()
    guard let data = try? Data(contentsOf: url), load(data, password: nil) else { return nil }
  }
  /// The bytes of a file; nil where they are no document.
  public init?(data: Data) {
    documentURL = nil
    super.init()
    guard load(data, password: nil) else { return nil }
  }
  private func load(_ data: Data, password: String?) -> Bool {
    var isLocked = false
    guard let file = PDFFile(data, password: password, isLocked: &isLocked) else {
      if isLocked { (locked, isEncrypted) = (data, true) }
      return isLocked
    }
    (source, locked) = (data, nil)
    pages = (0..<file.pageCount).map { PDFPage(.file(file, $0)) }
    for page in pages { page.document = self }
    let names: [(String, PDFDocumentAttribute)] = [
      ("title", .titleAttribute), ("author", .authorAttribute), ("subject", .subjectAttribute),
      ("creator", .creatorAttribute), ("producer", .producerAttribute), ("keywords", .keywordsAttribute),
    ]
    var attributes: [AnyHashable: Any] = [:]
    for (name, attribute) in names {
      guard let text = file.property(name), !text.isEmpty else { continue }
      attributes[attribute] = attribute == .keywordsAttribute ? [text] : text
    }
    documentAttributes = attributes
    return true
  }
  /// Whether a password is needed.
  open var isLocked: Bool { locked != nil }
  /// Whether the password is the document's.
  open func unlock(withPassword password: String) -> Bool {
    guard let data = locked else { return !isEncrypted }
    return load(data, password: password) && locked == nil
  }
  open var allowsPrinting: Bool { !isLocked }
  open var allowsCopying: Bool { !isLocked }

  // MARK: - Pages

  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// `NSNotFound` for a page of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(0, index), pages.count))
    source = nil
  }
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    source = nil
  }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    source = nil
  }
  /// The chapters of a document are not read.
  open var outlineRoot: PDFOutline? {
    reportPage("PDFDocument.outlineRoot", "the chapters of documents are not read.")
    return nil
  }

  // MARK: - Text

  /// The text of all pages.
  open var string: String? {
    pages.isEmpty ? nil : pages.map { $0.string ?? "" }.joined(separator: "\n")
  }
  /// Where a text is. Where it lies on its page is not known.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions) -> [PDFSelection] {
    if string.isEmpty { return [] }
    return pages.flatMap { page -> [PDFSelection] in
      guard let text = page.string else { return [] }
      var found: [PDFSelection] = []
      var start = text.startIndex
      while let range = text.range(of: string, options: options.subtracting(.backwards), range: start..<text.endIndex) {
        found.append(PDFSelection(page, String(text[range])))
        start = range.upperBound
      }
      return found
    }
  }

  // MARK: - Writing

  /// The bytes of a file: those it was made of, or a new one with the pages that there are now. Nil without pages.
  open func dataRepresentation() -> Data? {
    if let source { return source }
    if let locked { return locked }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    return print(to: file) ? try? Data(contentsOf: file) : nil
  }
  open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { dataRepresentation() }
  /// False where the file cannot be written.
  @discardableResult open func write(to url: URL) -> Bool {
    guard let data = dataRepresentation() else { return false }
    do { try data.write(to: url, options: .atomic) } catch { return false }
    return true
  }
  @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(filePath: path)) }
  private func print(to file: URL) -> Bool {
    guard !pages.isEmpty, let library = PageLibrary.shared else { return false }
    let first = pages[0].bounds(for: .mediaBox)
    let surface = library.documentSurface(file.path, first.width, first.height)
    let context = library.context(surface)
    // The pixels of images, which cairo reads until a page is shown.
    var memories: [CGContext] = []
    for page in pages {
      let bounds = page.bounds(for: .mediaBox)
      library.setDocumentSize(surface, bounds.width, bounds.height)
      switch page.content {
      case .file(let file, let index): file.print(index, into: context)
      case .image(let image): if let memory = Self.paint(image, context, library) { memories.append(memory) }
      case .empty: break
      }
      library.showPage(context)
    }
    library.destroy(context)
    library.flush(surface)
    let status = library.status(surface)
    library.destroySurface(surface)
    withExtendedLifetime(memories) {}
    return status == 0
  }
  private static func paint(_ image: UIImage, _ context: OpaquePointer, _ library: PageLibrary) -> CGContext? {
    guard let pixels = image.cgImage else { return nil }
    let (width, height) = (pixels.width, pixels.height)
    guard
      let memory = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
      let start = memory.data
    else { return nil }
    memory.draw(pixels, in: CGRect(x: 0, y: 0, width: width, height: height))
    let source = library.imageSurface(
      start.assumingMemoryBound(to: UInt8.self), 0, Int32(width), Int32(height), Int32(width * 4))
    library.scale(context, image.size.width / Double(width), image.size.height / Double(height))
    library.setSource(context, source, 0, 0)
    library.paint(context)
    library.scale(context, Double(width) / image.size.width, Double(height) / image.size.height)
    library.destroySurface(source)
    return memory
  }
}

/// A piece of a document's text.
open class PDFSelection: NSObject {
  public final let pages: [PDFPage]
  public final let string: String?
  open var color: UIColor?
  init(_ page: PDFPage, _ string: String) { (pages, self.string) = ([page], string) }
  /// The whole page: where a text lies is not known.
  open func bounds(for page: PDFPage) -> CGRect { page.bounds(for: .mediaBox) }
}
/// A chapter of a document. None are read.
open class PDFOutline: NSObject {
  open var label: String?
  open var destination: PDFDestination?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}
