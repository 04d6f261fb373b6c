import CoreGraphics
import HearthCore
import UIKit

/// Which edges of a page are meant. All are those of the page as it is seen.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

func reportPage(_ path: String, _ message: String) { Report(kind: .notOnLinux, path: path, message: message).tell() }

/// A page of a document: of a file, or an image.
open class PDFPage: NSObject {
  enum Content {
    case file(PDFFile, Int)
    case image(UIImage)
    case empty
  }
  let content: Content
  open internal(set) weak var document: PDFDocument?
  /// Degrees by which it is turned besides what the file says. It is reported where it is set: pages are drawn as they are.
  open var rotation = 0 {
    didSet { if rotation != 0 { reportPage("PDFPage.rotation", "pages are drawn as their file says.") } }
  }
  open var displaysAnnotations = true
  open private(set) var annotations: [PDFAnnotation] = []

  init(_ content: Content) { self.content = content }
  /// A page without anything, of the size US Letter.
  public override init() { content = .empty }
  /// A page as large as an image, which covers it.
  public init?(image: UIImage) {
    if image.size == .zero { return nil }
    content = .image(image)
  }
  /// The rectangle of the page in points, from the lower left corner.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    switch content {
    case .file(let file, let index): CGRect(origin: .zero, size: file.size(index))
    case .image(let image): CGRect(origin: .zero, size: image.size)
    // Source: our choice, the usual page of Core Graphics.
    case .empty: CGRect(x: 0, y: 0, width: 612, height: 792)
    }
  }
  /// The page's number in its document, from 1.
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  /// The text of the page; nil for an image.
  open var string: String? {
    if case .file(let file, let index) = content { file.text(index) } else { nil }
  }
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  open var numberOfCharacters: Int { string.map { ($0 as NSString).length } ?? 0 }

  /// A picture of the page with its proportions, upon white, as large as fits into a size in points.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let whole = bounds(for: box).size
    let factor = min(size.width / max(whole.width, 1), size.height / max(whole.height, 1))
    let fitted = CGSize(
      width: max(1, (whole.width * factor).rounded()), height: max(1, (whole.height * factor).rounded()))
    return picture(fitted, scale: 2) ?? UIImage()
  }
  /// The page as pixels, `scale` of them for each point; nil for too many.
  func picture(_ size: CGSize, scale: CGFloat) -> UIImage? {
    let width = Int((size.width * scale).rounded()), height = Int((size.height * scale).rounded())
    guard (1...16_384).contains(width), (1...16_384).contains(height) else { return nil }
    switch content {
    case .file(let file, let index):
      guard let pixels = file.pixels(index, width: width, height: height),
        let image = CGImage.premultiplied(pixels, width: width, height: height)
      else { return nil }
      return UIImage(cgImage: image, scale: scale, orientation: .up)
    case .image, .empty:
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        if case .image(let image) = content { image.draw(in: CGRect(origin: .zero, size: size)) }
      }
    }
  }
  /// Draws the page as pixels, with its lower left corner at the origin, as it would be in Core Graphics.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let bounds = bounds(for: box)
    guard let image = picture(bounds.size, scale: 2)?.cgImage else { return }
    context.draw(image, in: bounds)
  }
  /// Notes of an app are kept, and neither shown nor written, which is reported.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    reportPage("PDFPage.addAnnotation(_:)", "annotations of an app are neither shown nor written.")
    annotation.page = self
    annotations.append(annotation)
  }
  open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
/// A note on a page: a value here, as pages show none of an app.
open class PDFAnnotation: NSObject {
  open internal(set) weak var page: PDFPage?
  open var bounds: CGRect
  open var type: String?
  open var contents: String?
  open var color = UIColor.yellow
  open var font: UIFont?
  open var fontColor: UIColor?
  open var alignment = NSTextAlignment.natural
  open var url: URL?
  open var fieldName: String?
  open var widgetStringValue: String?
  public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties: [AnyHashable: Any]?) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
  }
}
