#if GTK
  import HearthTesting
  import SwiftUI
  import Testing
  import UIKit

  /// What an image shows at a point, in the letters of `Pixels`.
  @MainActor private struct Pixels {
    let picture: Picture
    init(_ image: UIImage) throws {
      let size = CGSize(width: max(1, image.size.width), height: max(1, image.size.height))
      let window = TestWindow(size: size) {
        ZStack {
          Color(red: 0, green: 1, blue: 1)
          Image(uiImage: image)
        }
        .ignoresSafeArea()
      }
      picture = try window.picture()
    }
    /// The colour at a point: a letter for the corners of the colour cube, `.` for what lies behind the image, `?` for
    /// others.
    subscript(x: Int, y: Int) -> Character {
      let color = picture.color(x: x, y: y)
      let names: [(UInt8, UInt8, UInt8, Character)] = [
        (255, 0, 0, "R"), (0, 255, 0, "G"), (0, 0, 255, "B"), (255, 255, 255, "W"), (0, 0, 0, "K"), (255, 255, 0, "Y"),
        (0, 255, 255, "."),
      ]
      func near(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) < 8 }
      return names.first { near(color.red, $0.0) && near(color.green, $0.1) && near(color.blue, $0.2) }?.3 ?? "?"
    }
    /// Points in a grid of `step` points.
    func rows(_ step: Int) -> [String] {
      stride(from: step / 2, to: picture.height, by: step).map { y in
        String(stride(from: step / 2, to: picture.width, by: step).map { self[$0, y] })
      }
    }
  }
  @MainActor private func drawing(
    _ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void
  ) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { draw($0.cgContext) }
  }

  @MainActor struct GraphicsTests {
    /// Red on the left, blue on the right: 20 × 10 points.
    private var flag: UIImage {
      drawing(20, 10) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
      }
    }

    @Test func `What is drawn is in the image, in the order in which it was drawn`() throws {
      let image = drawing(40, 20) { context in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 10))
        UIColor.blue.set()
        UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 20)).fill()
      }
      #expect(image.size == CGSize(width: 40, height: 20))
      #expect(try Pixels(image).rows(10) == ["RBRR", ".B.."])
    }
    @Test func `A format says how many pixels there are, and whether the picture is opaque`() throws {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (3, true)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in }
      #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 3)
      #expect(image.cgImage?.width == 30)
      #expect(try Pixels(image)[5, 5] == "K")
    }
    @Test func `Transformations move what comes after them, until the state is restored`() throws {
      let image = drawing(30, 30) { context in
        context.saveGState()
        context.translateBy(x: 20, y: 0)
        context.rotate(by: .pi / 2)
        // What lies to the right of the origin now lies below it.
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
      }
      #expect(try Pixels(image).rows(10) == ["...", ".R.", "..K"])
    }
    @Test func `A path that was made before a transformation stays where it is`() throws {
      let image = drawing(20, 10) { context in
        context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.translateBy(x: 10, y: 0)
        context.fillPath()
      }
      #expect(try Pixels(image).rows(10) == ["K."])
    }
    @Test func `Clips keep painting inside`() throws {
      let image = drawing(30, 10) { context in
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        UIBezierPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10)).addClip()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 0, width: 10, height: 10))
      }
      #expect(try Pixels(image).rows(10) == [".K."])
    }
    @Test func `Lines have their width, and rules of filling their holes`() throws {
      let image = drawing(30, 30) { context in
        context.setStrokeColor(UIColor.red.cgColor)
        context.setLineWidth(10)
        context.stroke(CGRect(x: 5, y: 5, width: 20, height: 20))
        context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        context.addRect(CGRect(x: 0, y: 0, width: 30, height: 20))
        context.setFillColor(UIColor.blue.cgColor)
        context.fillPath(using: .evenOdd)
      }
      #expect(try Pixels(image).rows(10) == ["RRR", "R.R", "BBB"])
    }
    @Test(arguments: [
      (CGBlendMode.normal, ["RB", ".B"]), (.clear, ["R.", ".."]), (.copy, ["RB", ".B"]), (.sourceIn, ["RB", ".."]),
      (.sourceOut, ["R.", ".B"]), (.sourceAtop, ["RB", ".."]), (.destinationOver, ["RR", ".B"]),
      (.destinationIn, [".R", ".."]), (.destinationOut, ["R.", ".."]), (.destinationAtop, [".R", ".B"]),
      (.xor, ["R.", ".B"]),
    ]) func `Blending keeps what its mode says`(mode: CGBlendMode, expected: [String]) throws {
      // Red above, then blue on the right.
      let image = drawing(20, 20) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.setBlendMode(mode)
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      }
      #expect(try Pixels(image).rows(10) == expected)
    }
    @Test func `A clip keeps modes of blending from what lies beyond it`() throws {
      let image = drawing(20, 10) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 10))
        context.setBlendMode(.destinationIn)
        context.fill(CGRect(x: 15, y: 0, width: 5, height: 10))
      }
      #expect(try Pixels(image).rows(5) == ["RR.R", "RR.R"])
    }
    @Test func `What is cleared is clear`() throws {
      let image = drawing(20, 10) { context in
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      #expect(try Pixels(image).rows(10) == [".K"])
    }
    @Test func `A layer is painted as one`() throws {
      // Two rectangles that overlap: by themselves the second one would be seen through the first.
      let image = drawing(30, 10) { context in
        context.setFillColor(UIColor.white.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
        context.endTransparencyLayer()
      }
      let pixels = try Pixels(image)
      #expect(abs(Int(pixels.picture.color(x: 15, y: 5).red) - 128) < 3)
      #expect(pixels.picture.color(x: 5, y: 5) == pixels.picture.color(x: 15, y: 5))
    }
    @Test func `A linear gradient ends where its options say`() throws {
      let gradient = try #require(
        CGGradient(
          colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
          locations: [0, 0.999, 1]))
      let start = CGPoint(x: 10, y: 0), end = CGPoint(x: 20, y: 0)
      func rows(_ options: CGGradientDrawingOptions) throws -> [String] {
        try Pixels(drawing(30, 10) { $0.drawLinearGradient(gradient, start: start, end: end, options: options) }).rows(
          10)
      }
      #expect(try rows([]) == [".R."])
      #expect(try rows(.drawsBeforeStartLocation) == ["RR."])
      #expect(try rows([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == ["RRB"])
      #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }
    @Test func `A radial gradient is a ring between its circles`() throws {
      let gradient = try #require(
        CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.red.cgColor] as CFArray, locations: nil))
      let middle = CGPoint(x: 25, y: 5)
      let image = drawing(50, 10) {
        $0.drawRadialGradient(
          gradient, startCenter: middle, startRadius: 7, endCenter: middle, endRadius: 19, options: [])
      }
      #expect(try Pixels(image).rows(10) == [".R.R."])
    }
    @Test func `An image is drawn upright by itself, and upside down by Core Graphics`() throws {
      let flag = drawing(10, 20) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      let both = drawing(20, 20) { context in
        flag.draw(at: .zero)
        context.draw(flag.cgImage!, in: CGRect(x: 10, y: 0, width: 10, height: 20))
      }
      #expect(try Pixels(both).rows(10) == ["R.", ".R"])
    }
    @Test func `A part of an image is an image`() throws {
      let right = try #require(flag.cgImage?.cropping(to: CGRect(x: 10, y: 0, width: 50, height: 10)))
      #expect(right.width == 10 && right.height == 10)
      let image = UIImage(cgImage: right)
      #expect(image.size == CGSize(width: 10, height: 10))
      #expect(try Pixels(image).rows(10) == ["B"])
      #expect(flag.cgImage?.cropping(to: CGRect(x: 30, y: 0, width: 5, height: 5)) == nil)
    }
    @Test(arguments: [
      (UIImage.Orientation.up, ["RB"]), (.down, ["BR"]), (.left, ["B", "R"]), (.right, ["R", "B"]),
      (.upMirrored, ["BR"]),
      (.downMirrored, ["RB"]), (.leftMirrored, ["B", "R"]), (.rightMirrored, ["R", "B"]),
    ]) func `Pixels can be turned`(orientation: UIImage.Orientation, expected: [String]) throws {
      let image = UIImage(cgImage: try #require(flag.cgImage), scale: 1, orientation: orientation)
      #expect(try Pixels(image).rows(10) == expected)
    }
    @Test func `An image gets another size`() throws {
      let wide = drawing(40, 10) { _ in flag.draw(in: CGRect(x: 0, y: 0, width: 40, height: 10)) }
      #expect(try Pixels(wide).rows(10) == ["RRBB"])
      #expect(flag.preparingThumbnail(of: CGSize(width: 10, height: 5))?.size == CGSize(width: 10, height: 5))
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
      flag.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      let small = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      #expect(small.size == CGSize(width: 10, height: 10) && small.scale == 2)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
    @Test func `An image can be written as a file and read again`() throws {
      let png = try #require(flag.pngData()), jpeg = try #require(flag.jpegData(compressionQuality: 0.9))
      #expect(try Pixels(#require(UIImage(data: png))).rows(10) == ["RB"])
      let tiff = try #require(flag.tiffRepresentation)
      #expect(tiff.starts(with: [0x49, 0x49, 42, 0]) && UIImage(data: tiff)?.size == CGSize(width: 20, height: 10))
      #expect(try Pixels(#require(UIImage(data: tiff))).rows(10) == ["RB"])
      #expect(jpeg.starts(with: [0xFF, 0xD8]) && UIImage(data: jpeg)?.size == CGSize(width: 20, height: 10))
      let photo = drawing(60, 60) { context in
        for step in 0..<60 {
          context.setFillColor(red: CGFloat(step % 7) / 7, green: CGFloat(step % 5) / 5, blue: 0, alpha: 1)
          context.fillEllipse(in: CGRect(x: step, y: step * 7 % 50, width: 9, height: 9))
        }
      }
      #expect(
        try #require(photo.jpegData(compressionQuality: 0.1)).count
          < #require(photo.jpegData(compressionQuality: 1)).count)
      #expect(
        UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil && UIImage().cgImage == nil)
    }
    @Test func `A tint is the one colour of an image`() throws {
      #expect(try Pixels(flag.withTintColor(.green, renderingMode: .alwaysOriginal)).rows(10) == ["GG"])
      let square = try #require(UIImage(systemName: "square.fill"))
      let large = square.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40))?.withTintColor(.red)
      let image = try #require(large)
      #expect(image.size.width > 40 && image.isSymbolImage)
      #expect(try Pixels(image)[Int(image.size.width / 2), Int(image.size.height / 2)] == "R")
      #expect(UIImage(systemName: "No Symbol", withConfiguration: nil) == nil)
    }
    @Test func `Text is drawn in its colour, at the side of its rectangle`() throws {
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      let image = drawing(200, 40) { _ in
        "■".draw(
          in: CGRect(x: 0, y: 0, width: 200, height: 40),
          withAttributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red, .paragraphStyle: style])
      }
      let pixels = try Pixels(image)
      let red = (0..<200).filter { x in (0..<40).contains { pixels[x, $0] == "R" } }
      #expect(red.count > 10 && red.allSatisfy { $0 > 150 })
    }
    @Test func `Nothing is drawn where nothing asked for it`() {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      "text".draw(at: .zero)
      flag.draw(at: .zero)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
      #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
      #expect(UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 10)).image { _ in }.size == .zero)
    }
    @Test func `Pictures are made on other threads, too`() async throws {
      let size = await Task.detached {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
          "x".draw(at: .zero)
        }.size
      }.value
      #expect(size == CGSize(width: 8, height: 8))
    }
  }
#endif
