import CoreGraphics
import Foundation

public let kPDFDestinationUnspecifiedValue = CGFloat.greatestFiniteMagnitude

/// A place in a document: a point of a page, from its lower left corner.
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public final let point: CGPoint
  open var zoom = kPDFDestinationUnspecifiedValue
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
