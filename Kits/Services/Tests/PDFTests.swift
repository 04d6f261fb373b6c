import HearthTesting
import PDFKit
import QuickTesting
import SwiftUI
import UIKit

/// Documents as apps read, change, write and show them. Where poppler is not installed they are nil, which is reported.
@MainActor struct PDFTests {
  /// A document of pages that have these colours, and the words "Page 1" and so on.
  private func data(_ colors: [UIColor]) -> Data {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
    return renderer.pdfData { context in
      for (index, color) in colors.enumerated() {
        context.beginPage()
        color.setFill()
        context.cgContext.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        NSAttributedString(string: "Page \(index + 1)").draw(at: CGPoint(x: 10, y: 120))
      }
    }
  }
  /// Nil where there is no poppler, which is said then.
  private func document(_ colors: [UIColor]) throws -> PDFDocument? {
    let bytes = data(colors)
    if dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL) == nil {
      let said = reports(of: "PDFDocument") { expect(PDFDocument(data: bytes) == nil) }
      expect(said.first?.contains("libpoppler-glib8") == true)
      return nil
    }
    return try require(PDFDocument(data: bytes))
  }
  /// The colour of a page's picture, a quarter from the top.
  private func color(_ page: PDFPage?) throws -> [UInt8] {
    let image = try require(page?.thumbnail(of: CGSize(width: 50, height: 100), for: .mediaBox).cgImage)
    let data = try require(image.dataProvider?.data)
    let pixel =
      data.bytes.assumingMemoryBound(to: UInt8.self) + image.height / 4 * image.bytesPerRow + image.width / 2 * 4
    return image.bitmapInfo.contains(.byteOrder32Little)
      ? [pixel[2], pixel[1], pixel[0]] : [pixel[0], pixel[1], pixel[2]]
  }

  @Test func `a document has its pages, their sizes and texts`() throws {
    guard let document = try document([.red, .green]) else { return }
    expect(document.pageCount, equals: 2)
    let page = try require(document.page(at: 1))
    expect(page.bounds(for: .mediaBox), equals: CGRect(x: 0, y: 0, width: 100, height: 200))
    expect(page.string?.trimmingCharacters(in: .whitespacesAndNewlines), equals: "Page 2")
    expect(page.label, equals: "2")
    expect(document.index(for: page), equals: 1)
    expect(document.findString("page", withOptions: .caseInsensitive).count, equals: 2)
    expect(document.findString("page", withOptions: .literal).count, equals: 0)
    expect(document.page(at: 2) == nil)
    expect(PDFDocument(data: Data("text".utf8)) == nil)
    expect(PDFDocument(url: URL(filePath: "/nowhere.pdf")) == nil)
  }
  @Test func `pages are drawn with their proportions`() throws {
    guard let document = try document([UIColor(red: 1, green: 0, blue: 0, alpha: 1)]) else { return }
    let picture = try require(document.page(at: 0)?.thumbnail(of: CGSize(width: 80, height: 80), for: .cropBox))
    expect(picture.size, equals: CGSize(width: 40, height: 80))
    expect(try color(document.page(at: 0)), equals: [255, 0, 0])
  }
  @Test func `pages are moved, added and taken away, and what is written has them`() throws {
    guard
      let document = try document([
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1),
      ])
    else { return }
    let before = try require(document.dataRepresentation())
    expect(PDFDocument(data: before)?.pageCount, equals: 2)
    document.exchangePage(at: 0, withPageAt: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let green = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40), format: format).image { context in
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
    }
    document.insert(try require(PDFPage(image: green)), at: 1)
    let again = try require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
    expect(again.pageCount, equals: 3)
    expect(try color(again.page(at: 0)), equals: [0, 0, 255])
    expect(try color(again.page(at: 1)), equals: [0, 255, 0])
    expect(try color(again.page(at: 2)), equals: [255, 0, 0])
    expect(again.page(at: 1)?.bounds(for: .mediaBox).size, equals: CGSize(width: 30, height: 40))
    // Pages are drawn as they were, with their texts.
    expect(again.page(at: 0)?.string?.contains("Page 2") == true)
    document.removePage(at: 1)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    expect(document.write(to: file))
    expect(PDFDocument(url: file)?.pageCount, equals: 2)
  }
  @Test func `a view shows pages below each other and says which one is in front`() throws {
    guard let document = try document([.red, .green, .blue]) else { return }
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 108, height: 200))
    (view.autoScales, view.document) = (true, document)
    view.layoutIfNeeded()
    expect(view.scaleFactor, equals: 1)
    expect(view.currentPage === document.page(at: 0))
    expect(view.visiblePages.count, equals: 1)
    var changes = 0
    let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) { _ in
      MainActor.assumeIsolated { changes += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    view.goToNextPage(nil)
    expect(view.currentPage === document.page(at: 1))
    expect(view.visiblePages.contains { $0 === document.page(at: 1) })
    view.goToLastPage(nil)
    expect(view.currentPage === document.page(at: 2))
    expect(!view.canGoToNextPage)
    expect(changes >= 2)
    view.displayMode = .singlePage
    view.layoutIfNeeded()
    expect(view.visiblePages.count, equals: 1)
    expect(
      reports(of: "PDFPage") {
        view.currentPage?.addAnnotation(PDFAnnotation(bounds: .zero, forType: .highlight, withProperties: nil))
      }.count, equals: 1)
  }
  @Test func `small pictures of the pages lead to them, and follow the document`() throws {
    guard let document = try document([.red, .green]) else { return }
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 108, height: 200)), strip = PDFThumbnailView()
    strip.thumbnailSize = CGSize(width: 20, height: 40)
    strip.layoutMode = .horizontal
    strip.pdfView = view
    func buttons(_ view: UIView) -> [UIButton] {
      (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { buttons($0) }
    }
    expect(buttons(strip).isEmpty)
    view.document = document
    expect(buttons(strip).map(\.accessibilityLabel), equals: ["Page 1", "Page 2"])
    view.layoutIfNeeded()
    buttons(strip)[1].sendActions(for: .touchUpInside)
    expect(view.currentPage === document.page(at: 1))
    expect(view.currentDestination?.page === document.page(at: 1))
    view.go(to: PDFDestination(page: try require(document.page(at: 0)), at: .zero))
    expect(view.currentPage === document.page(at: 0))
    view.document = nil
    expect(buttons(strip).isEmpty)
  }
  @Test func `a document is shown within SwiftUI, as apps wrap it`() throws {
    struct PDFKitView: UIViewRepresentable {
      let document: PDFDocument
      func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.document = document
        view.autoScales = true
        view.displayDirection = .vertical
        view.usePageViewController(true)
        return view
      }
      func updateUIView(_ view: PDFView, context: Context) { view.document = document }
    }
    guard let document = try document([.red]) else { return }
    let window = TestWindow(size: CGSize(width: 200, height: 400)) { PDFKitView(document: document) }
    expect(window.find { $0.label.contains("Page 1") } != nil, "\(window.elements)")
    expect(window.reports, equals: [])
  }
}
