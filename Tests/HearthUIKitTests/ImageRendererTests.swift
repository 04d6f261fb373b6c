#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing
  import UIKit

  /// The colour of a pixel of an image, from 0 to 255.
  @MainActor private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [Int] {
    let image = try #require(image)
    let size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    let window = TestWindow(size: size) {
      ZStack {
        Color(red: 0, green: 1, blue: 1)
        Image(uiImage: image).resizable().interpolation(.none)
      }
      .ignoresSafeArea()
    }
    let color = try window.picture().color(x: x, y: y)
    return [Int(color.red), Int(color.green), Int(color.blue)]
  }
  private let behind = [0, 255, 255]

  private final class Weather: ObservableObject {
    @Published var isSunny = false
  }
  private struct Sky: View {
    @ObservedObject var weather: Weather
    var body: some View { (weather.isSunny ? Color(red: 1, green: 1, blue: 0) : .black).frame(width: 4, height: 4) }
  }
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale
    var body: some View {
      Color(red: scheme == .dark ? 0 : 1, green: 0, blue: 0).frame(width: 4 * scale, height: 4)
    }
  }

  @MainActor struct ImageRendererTests {
    @Test func `A picture is as large as the view by itself, and clear where the view is`() throws {
      let disc = Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 20, height: 20)
      let renderer = ImageRenderer(content: disc)
      let image = try #require(renderer.uiImage)
      #expect(image.size == CGSize(width: 20, height: 20))
      #expect(try pixel(image, 10, 10) == [255, 0, 0])
      #expect(try pixel(image, 0, 0) == behind)
    }

    @Test func `The scale is pixels for each point, and the view sees it`() throws {
      let renderer = ImageRenderer(content: Scheme())
      renderer.scale = 2
      let image = try #require(renderer.cgImage)
      #expect(image.width == 16 && image.height == 8, "8 × 4 points")
      #expect(renderer.uiImage?.size == CGSize(width: 8, height: 4))
    }

    @Test func `A view without a size of its own takes the one that is proposed`() throws {
      let renderer = ImageRenderer(content: Color(red: 0, green: 0, blue: 1))
      renderer.proposedSize = ProposedViewSize(width: 30, height: 7)
      #expect(renderer.uiImage?.size == CGSize(width: 30, height: 7))
      renderer.proposedSize = ProposedViewSize(width: 5, height: 6)
      #expect(renderer.uiImage?.size == CGSize(width: 5, height: 6))
    }

    @Test func `An opaque picture is black where the view is clear`() throws {
      let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
      #expect(try pixel(renderer.uiImage, 1, 1) == behind)
      renderer.isOpaque = true
      #expect(try pixel(renderer.uiImage, 1, 1) == [0, 0, 0])
    }

    @Test func `A view of no size has no picture`() {
      #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
      #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 5)).cgImage == nil)
    }

    @Test func `What the view reads is announced when it changes, and is in the next picture`() throws {
      let weather = Weather()
      let renderer = ImageRenderer(content: Sky(weather: weather))
      #expect(try pixel(renderer.uiImage, 1, 1) == [0, 0, 0])
      var announced = 0
      let subscription = renderer.objectWillChange.sink { announced += 1 }
      _ = renderer.uiImage
      #expect(announced == 0, "drawing changes nothing")
      weather.isSunny = true
      #expect(announced == 1)
      #expect(try pixel(renderer.uiImage, 1, 1) == [255, 255, 0])
      renderer.content = Sky(weather: Weather())
      #expect(announced == 2)
      #expect(try pixel(renderer.uiImage, 1, 1) == [0, 0, 0])
      subscription.cancel()
    }

    @Test func `The environment around has no part in the picture`() throws {
      let window = TestWindow { Text("Around").preferredColorScheme(.dark) }
      #expect(try pixel(ImageRenderer(content: Scheme()).uiImage, 1, 1) == [255, 0, 0])
      _ = window
    }

    @Test func `A picture too large for memory is reported, and is none`() {
      let renderer = ImageRenderer(content: Color.red.frame(width: 40_000, height: 40_000))
      #expect(renderer.cgImage == nil)
    }

    // MARK: - Documents

    private func write(_ name: String, _ content: some View) throws -> Data {
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
      defer { try? FileManager.default.removeItem(at: url) }
      var calls = 0
      ImageRenderer(content: content).render { size, draw in
        calls += 1
        var box = CGRect(origin: .zero, size: size)
        guard let document = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
        document.beginPDFPage(nil)
        draw(document)
        document.endPDFPage()
        document.closePDF()
      }
      #expect(calls == 1)
      return try Data(contentsOf: url)
    }

    @Test func `A document in PDF has a page as large as the view`() throws {
      let data = try write("page.pdf", Color.red.frame(width: 123, height: 45))
      #expect(data.starts(with: Data("%PDF-".utf8)))
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("123 45"), "the media box")
      #expect(text.contains("/Count 1"))
    }

    @Test func `A document in SVG has lines, and not pixels`() throws {
      let data = try write("page.svg", Circle().stroke(Color.red, lineWidth: 3).frame(width: 30, height: 30))
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("<svg"))
      #expect(text.contains("<path"))
      #expect(!text.contains("<image"))
    }

    @Test func `Each page of a document has what was drawn on it`() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: url) }
      let document = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
      for _ in 0..<3 {
        document.beginPDFPage(nil)
        document.translateBy(x: 10, y: 10)
        document.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        document.endPDFPage()
        #expect(document.ctm.isIdentity, "a page begins as a new context does")
      }
      document.closePDF()
      #expect(String(decoding: try Data(contentsOf: url), as: UTF8.self).contains("/Count 3"))
      #expect(CGContext(URL(string: "https://example.org/a.pdf")!, mediaBox: nil, nil) == nil)
    }
    @Test func `A page has the size of its media box, and the next one that of the document`() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: url) }
      var box = CGRect(x: 0, y: 0, width: 321, height: 123), wide = CGRect(x: 0, y: 0, width: 654, height: 45)
      let document = try #require(CGContext(url as CFURL, mediaBox: &box, nil))
      let bytes = NSData(bytes: &wide, length: MemoryLayout<CGRect>.size)
      document.beginPDFPage([kCGPDFContextMediaBox as String: bytes] as CFDictionary)
      document.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      document.endPDFPage()
      document.beginPDFPage(nil)
      document.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      document.endPDFPage()
      document.closePDF()
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      #expect(text.contains("/Count 2") && text.contains("654 45") && text.contains("321 123"))
    }
    @Test func `A renderer makes a document of pages, with what it says of itself`() throws {
      let format = UIGraphicsPDFRendererFormat()
      format.documentInfo = [kCGPDFContextTitle as String: "Plain title", kCGPDFContextAuthor as String: "Somebody"]
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 10, y: 10, width: 234, height: 56), format: format)
      var bounds: [CGRect] = []
      let data = renderer.pdfData { context in
        #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        context.beginPage()
        bounds.append(context.pdfContextBounds)
        #expect(context.cgContext.ctm.tx == -10 && context.cgContext.ctm.ty == -10)
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 345, height: 67), pageInfo: [:])
        bounds.append(context.pdfContextBounds)
        context.beginPage()
      }
      #expect(bounds.map(\.width) == [234, 345] && UIGraphicsGetCurrentContext() == nil)
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.hasPrefix("%PDF-") && text.contains("/Count 3"))
      #expect(text.contains("234 56") && text.contains("345 67"))
      #expect(text.contains("Plain title") && text.contains("Somebody"))
      #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in }.isEmpty)
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: url) }
      try renderer.writePDF(to: url) { $0.beginPage() }
      #expect(String(decoding: try Data(contentsOf: url), as: UTF8.self).contains("/Count 1"))
    }
  }

  @MainActor struct DocumentLinkTests {
    @Test func `Rectangles of pages lead to URLs, and to places on other pages`() {
      let bounds = CGRect(x: 10, y: 10, width: 200, height: 100)
      let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        context.setURL(URL(string: "https://example.org/a'b")!, for: CGRect(x: 20, y: 30, width: 40, height: 20))
        context.setDestinationWithName("End", for: CGRect(x: 20, y: 60, width: 40, height: 20))
        context.setDestinationWithName("Nowhere", for: CGRect(x: 100, y: 60, width: 40, height: 20))
        context.beginPage()
        context.addDestination(withName: "End", at: CGPoint(x: 20, y: 20))
      }
      let text = String(decoding: data, as: UTF8.self)
      // A page of PDF is 100 points high, and counts from below: 100 - (30 - 10) - 20.
      #expect(text.contains("/URI (https://example.org/a'b)") && text.contains("/Rect [ 10 60 50 80 ]"))
      #expect(text.contains("/Dest (End)") && !text.contains("Nowhere") && text.contains("/Count 2"))
    }
    @Test func `A document begins and ends by functions`() throws {
      let data = NSMutableData()
      let information = [kCGPDFContextTitle as String: "Plain title"]
      UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 234, height: 56), information)
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 234, height: 56))
      UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
      UIGraphicsBeginPDFPageWithInfo(CGRect(x: 5, y: 0, width: 345, height: 67), nil)
      #expect(UIGraphicsGetPDFContextBounds().minX == 5 && UIGraphicsGetCurrentContext()?.ctm.tx == -5)
      UIGraphicsSetPDFContextURLForRect(URL(string: "https://example.org")!, CGRect(x: 5, y: 0, width: 9, height: 9))
      UIGraphicsEndPDFContext()
      #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
      let text = String(decoding: Data(referencing: data), as: UTF8.self)
      #expect(text.hasPrefix("%PDF-") && text.contains("/Count 2") && text.contains("Plain title"))
      #expect(text.contains("234 56") && text.contains("345 67") && text.contains("/URI (https://example.org)"))

      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: url) }
      #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
      UIGraphicsBeginPDFPage()
      UIGraphicsEndPDFContext()
      #expect(String(decoding: try Data(contentsOf: url), as: UTF8.self).contains("612 792"))
      #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    }
  }

  @MainActor struct DrawnImageTests {
    private func dot(_ color: Color = Color(red: 1, green: 0, blue: 0)) -> Image {
      Image(size: CGSize(width: 10, height: 10), label: Text("Dot")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(color))
      }
    }

    @Test func `An image that code draws has the size that it was given, and what was drawn`() throws {
      let window = TestWindow(size: CGSize(width: 40, height: 40)) { dot().background(.white).id("dot") }
      let picture = try window.picture()
      let left = picture.color(x: 17, y: 20), right = picture.color(x: 22, y: 20)
      #expect([left.red, left.green, left.blue] == [255, 0, 0])
      #expect([right.red, right.green, right.blue] == [255, 255, 255])
      #expect(window.tree.contains("Dot"))
    }

    @Test func `It stays sharp where it is resized`() throws {
      let window = TestWindow(size: CGSize(width: 40, height: 40)) {
        dot().resizable().background(.white).ignoresSafeArea()
      }
      let picture = try window.picture()
      #expect(picture.color(x: 19, y: 20).green == 0)
      #expect(picture.color(x: 20, y: 20).green == 255)
    }

    @Test func `As a template it is a stencil for the foreground style`() throws {
      let window = TestWindow(size: CGSize(width: 40, height: 40)) {
        dot().renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1)).background(.white)
      }
      let color = try window.picture().color(x: 17, y: 20)
      #expect([color.red, color.green, color.blue] == [0, 0, 255])
    }

    @Test func `Lengths that are not finite count as none`() {
      let window = TestWindow {
        Image(size: CGSize(width: CGFloat.nan, height: .infinity)) { _ in }
        Text("After")
      }
      #expect(window.tree.contains("After"))
    }
  }
#endif
