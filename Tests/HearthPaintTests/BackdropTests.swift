#if GTK
  import Foundation
  import HearthRendering
  import TestSupport
  import Testing

  @testable import HearthPaint

  /// What materials do to what lies behind them.
  struct BackdropTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    private func fill(_ rect: CGRect, _ color: RGBA) -> FillPiece { FillPiece(.rectangle(rect), .color(color)) }
    private func group(_ pieces: DisplayPiece...) -> GroupPiece {
      GroupPiece(pieces.map { PlacedPiece($0, x: 0, y: 0) })
    }
    /// A material whose own colour is less than half a step of 255: as good as none.
    private func material(_ rect: CGRect, deviation: CGFloat = 8, saturation: CGFloat = 1) -> EffectPiece {
      EffectPiece(
        .blend(.backdrop(deviation: deviation, saturation: saturation)), fill(rect, RGBA(white: 1, alpha: 0.001)))
    }
    private let red = RGBA(1, 0, 0), white = RGBA(1, 1, 1)
    private func level(_ picture: RenderedPicture, _ x: Int, _ y: Int) -> Int {
      Int((picture[x, y].green * 255).rounded())
    }

    @Test func `A material blurs an edge behind it, and leaves what is beside it sharp`() {
      let page = group(
        fill(rect(0, 0, 100, 100), .black), fill(rect(50, 0, 50, 100), white), material(rect(0, 50, 100, 50)))
      let picture = PictureRenderer(images: ImageStore()).render(page, size: CGSize(width: 100, height: 100))
      #expect(level(picture, 49, 20) == 0 && level(picture, 50, 20) == 255, "beside it")
      // A bell curve with a standard deviation of 8 points, integrated: half at the edge, 16 % and 84 % at 8 points.
      for (x, share) in [(34, 0.023), (42, 0.17), (50, 0.52), (58, 0.85), (66, 0.98)] {
        #expect(abs(Double(level(picture, x, 90)) / 255 - share) < 0.09, "at \(x): \(level(picture, x, 90))")
      }
    }

    @Test func `What is above the material is not blurred`() {
      let page = group(
        fill(rect(0, 0, 100, 100), .black), material(rect(0, 0, 100, 100)), fill(rect(50, 0, 50, 100), white))
      let picture = PictureRenderer(images: ImageStore()).render(page, size: CGSize(width: 100, height: 100))
      #expect(level(picture, 48, 50) == 0 && level(picture, 51, 50) == 255)
    }

    @Test func `A material in an inner group blurs what is behind the group`() {
      let inner = GroupPiece([PlacedPiece(material(rect(0, 0, 80, 80)), x: 5, y: 5)])
      let page = GroupPiece([
        PlacedPiece(fill(rect(0, 0, 100, 100), .black), x: 0, y: 0),
        PlacedPiece(fill(rect(50, 0, 50, 100), white), x: 0, y: 0), PlacedPiece(inner, x: 5, y: 5),
      ])
      let picture = PictureRenderer(images: ImageStore()).render(page, size: CGSize(width: 100, height: 100))
      #expect((90...160).contains(level(picture, 50, 50)))
      #expect(level(picture, 49, 5) == 0 && level(picture, 50, 5) == 255)
    }

    @Test func `A material where nothing is behind paints its colour alone`() {
      let page = group(EffectPiece(.blend(.backdrop(deviation: 8, saturation: 1)), fill(rect(0, 0, 10, 10), red)))
      let picture = PictureRenderer(images: ImageStore()).render(page, size: CGSize(width: 10, height: 10))
      #expect(picture[5, 5] == red)
    }

    @Test func `Colours become stronger, and greys stay`() {
      var pixels: [UInt8] = [40, 80, 160, 255, 90, 90, 90, 255, 10, 20, 40, 50]
      pixels.withUnsafeMutableBufferPointer { BoxBlur.saturate($0.baseAddress!, 3, 2) }
      #expect(!BoxBlur.isOpaque(pixels, 3) && BoxBlur.isOpaque(pixels, 2))
      // Blue, green, red, opacity. Grey is (160 · 54 + 80 · 183 + 40 · 19) / 256 = 93.
      #expect(Array(pixels[0..<4]) == [0, 67, 227, 255])
      #expect(Array(pixels[4..<8]) == [90, 90, 90, 255])
      #expect(pixels[8..<11].allSatisfy { $0 <= 50 }, "no part is more than the opacity")
    }

    @Test func `Opaque pixels get a colour over them, within one of 255 of the formula`() {
      for (saturation, cover) in [
        (1, RGBA.clear), (2, .clear), (1, RGBA(1, 1, 1, 0.6)), (1.8, RGBA(0, 0.5, 1, 0.3)), (1, RGBA(0.2, 0.4, 0.6, 1)),
      ] as [(CGFloat, RGBA)] {
        for color in [(0, 0, 0), (255, 255, 255), (10, 200, 90), (250, 20, 128), (77, 77, 77)] as [(Int, Int, Int)] {
          let (red, green, blue) = color
          let pixels: [UInt8] = [UInt8(blue), UInt8(green), UInt8(red), 255]
          var result: [UInt8] = [0, 0, 0]
          result.withUnsafeMutableBufferPointer {
            BoxBlur.finish(pixels, 1, saturation: saturation, cover: cover, to: $0.baseAddress!)
          }
          let grey = (Double(red) * 54 + Double(green) * 183 + Double(blue) * 19) / 256
          for (part, (value, over)) in zip([red, green, blue], [cover.red, cover.green, cover.blue]).enumerated() {
            let vivid = min(max(grey + (Double(value) - grey) * Double(saturation), 0), 255)
            let expected = vivid * Double(1 - cover.alpha) + Double(over * cover.alpha) * 255
            // Saturation counts in whole numbers twice.
            #expect(
              abs(Double(result[part]) - expected) <= (saturation == 1 ? 1 : 3), "\(color) \(saturation) \(cover)")
          }
        }
      }
    }

    @Test func `Many pixels get what each of them gets alone, and nothing is written behind them`() {
      let cover = RGBA(0.9, 0.3, 0, 0.45)
      for count in [7, 8, 9, 16, 19] {
        let pixels = (0..<count * 4).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 * 97 + 13) }
        var together = [UInt8](repeating: 77, count: count * 3 + 4)
        together.withUnsafeMutableBufferPointer {
          BoxBlur.finish(pixels, count, saturation: 1.8, cover: cover, to: $0.baseAddress!)
        }
        var alone = [UInt8](repeating: 77, count: count * 3 + 4)
        for index in 0..<count {
          let pixel = Array(pixels[index * 4..<index * 4 + 4])
          var result: [UInt8] = [0, 0, 0]
          result.withUnsafeMutableBufferPointer {
            BoxBlur.finish(pixel, 1, saturation: 1.8, cover: cover, to: $0.baseAddress!)
          }
          alone.replaceSubrange(index * 3..<index * 3 + 3, with: result)
        }
        #expect(together == alone)
      }
    }

    @Test func `A colour that is no number lies over nothing`() {
      for cover in [RGBA(.nan, .nan, .nan, .nan), RGBA(.infinity, 0, 0, -.infinity)] {
        var result: [UInt8] = [0, 0, 0]
        result.withUnsafeMutableBufferPointer {
          BoxBlur.finish([30, 20, 10, 255], 1, saturation: 1, cover: cover, to: $0.baseAddress!)
        }
        #expect(result == [10, 20, 30])
      }
    }

    @Test func `A blur keeps what is even, and the sum of what is not`() {
      var even = [UInt8](repeating: 200, count: 30 * 20 * 4)
      even.withUnsafeMutableBufferPointer { BoxBlur.blur($0.baseAddress!, 30, 20, deviation: 3) }
      #expect(even.allSatisfy { $0 == 200 })
      var dot = [UInt8](repeating: 0, count: 41 * 41 * 4)
      for part in 0..<4 { dot[(20 * 41 + 20) * 4 + part] = 255 }
      dot.withUnsafeMutableBufferPointer { BoxBlur.blur($0.baseAddress!, 41, 41, deviation: 2) }
      #expect(dot[(20 * 41 + 17) * 4] == dot[(20 * 41 + 23) * 4], "the same on both sides")
      #expect(dot[(20 * 41 + 20) * 4] > dot[(20 * 41 + 22) * 4])
      for (width, height) in [(1, 1), (1, 50), (50, 1), (3, 2)] {
        var small = [UInt8](repeating: 7, count: width * height * 4)
        small.withUnsafeMutableBufferPointer { BoxBlur.blur($0.baseAddress!, width, height, deviation: 20) }
        #expect(small.allSatisfy { $0 == 7 })
      }
    }

    @Test func `What was blurred is kept until something changes behind the material`() {
      let painter = Painter(images: ImageStore())
      let ground = fill(rect(0, 0, 100, 100), red), bar = material(rect(0, 0, 100, 20))
      let far = fill(rect(0, 90, 10, 10), .black)
      func show(_ pieces: DisplayPiece...) -> Int {
        let before = painter.blurCount
        _ = painter.node(for: GroupPiece(pieces.map { PlacedPiece($0, x: 0, y: 0) }), visible: rect(0, 0, 100, 100))
        return painter.blurCount - before
      }
      #expect(show(ground, bar) == 1)
      #expect(show(ground, bar) == 0)
      #expect(show(ground, far, bar) == 0, "far away from the material")
      #expect(show(ground, bar, fill(rect(0, 0, 5, 5), .black)) == 0, "above the material")
      #expect(show(ground, fill(rect(0, 0, 5, 5), .black), bar) == 1)
    }

    @Test func `A blur of boxes is near a bell curve, in both directions and up to the widest`() {
      // Of fewer pixels than two boxes are coarse; no material has fewer.
      for deviation in [2, 2.4, 7, 20, 36] as [CGFloat] {
        let count = 300
        var edge = [UInt8](repeating: 0, count: count * 5 * 4)
        for y in 0..<5 { for byte in count * 2..<count * 4 { edge[y * count * 4 + byte] = 255 } }
        var turned = [UInt8](repeating: 0, count: count * 5 * 4)
        for byte in count * 5 * 2..<count * 5 * 4 { turned[byte] = 255 }
        edge.withUnsafeMutableBufferPointer { BoxBlur.blur($0.baseAddress!, count, 5, deviation: deviation) }
        turned.withUnsafeMutableBufferPointer { BoxBlur.blur($0.baseAddress!, 5, count, deviation: deviation) }
        for place in 0..<count {
          let share = 0.5 * erfc(-(Double(place) + 0.5 - Double(count) / 2) / (Double(deviation) * 2.squareRoot()))
          let across = Double(edge[(2 * count + place) * 4]) / 255, down = Double(turned[(place * 5 + 2) * 4]) / 255
          #expect(abs(across - share) < 0.04, "\(deviation) at \(place)")
          #expect(abs(across - down) < 0.005, "\(deviation) at \(place): the same in both directions")
        }
      }
    }

    @Test func `A material's colour lies over what is blurred, and beyond it`() {
      let veil = RGBA(0, 0, 1, 0.4), mixed = RGBA(0.6, 0, 0.4), alone = RGBA(0.6, 0.6, 1)
      func page(_ scale: CGFloat, _ ground: CGRect, _ cover: CGRect) -> RenderedPicture {
        let material = EffectPiece(.blend(.backdrop(deviation: 8, saturation: 1)), fill(cover, veil))
        return paint(group(fill(ground, red), material), scale: scale, on: white)
      }
      let whole = rect(0, 0, 40, 40)
      for scale in [1, 1.25, 2] as [CGFloat] {
        let first = Int(2 * scale), middle = Int(20 * scale), last = Int(36 * scale)
        let even = page(scale, whole, whole)
        #expect(near(even[middle, middle], mixed) && near(even[0, 0], mixed), "as large as what is behind it")
        let beyond = page(scale, rect(0, 0, 20, 40), whole)
        #expect(near(beyond[first, middle], mixed) && near(beyond[last, middle], alone), "larger than that")
        let small = page(scale, whole, rect(0, 0, 40, 10.3))
        #expect(near(small[middle, first], mixed) && near(small[middle, middle], red), "smaller")
      }
    }

    @Test func `What a material hides altogether is not painted, and what is beside it is`() throws {
      /// How often the node of a page is drawn in a picture of the pieces.
      func paints(_ pieces: DisplayPiece...) throws -> Bool {
        let painter = Painter(images: ImageStore())
        var layer = Painter.Layer(keepsPieces: true)
        for piece in pieces.dropLast() {
          layer.append(try #require(painter.node(for: piece)), piece, x: 0, y: 0)
        }
        let cover = try #require(pieces.last)
        let behind = try #require(
          painter.backdrop(of: cover, x: 0, y: 0, layer, visible: rect(0, 0, 100, 100), 8, 1))
        layer.appendBackdrop(behind.node, hidesAll: behind.hidesAll)
        // And so it is with what was kept.
        let again = try #require(painter.backdrop(of: cover, x: 0, y: 0, layer, visible: rect(0, 0, 100, 100), 8, 1))
        #expect(again.hidesAll == behind.hidesAll)
        return layer.nodes.count == pieces.count
      }
      let ground = fill(rect(0, 0, 100, 100), .black), page = fill(rect(20, 20, 300, 30), red)
      #expect(try !paints(ground, page, material(rect(0, 0, 100, 100))))
      #expect(try paints(ground, page, material(rect(0, 0, 100, 99))), "a point is not hidden")
      #expect(
        try paints(fill(rect(0, 0, 100, 100), RGBA(white: 0, alpha: 0.5)), page, material(rect(0, 0, 100, 100))),
        "what shines through")
      let round = EffectPiece(
        .blend(.backdrop(deviation: 8, saturation: 1)),
        FillPiece(.roundedRectangle(rect(0, 0, 100, 100), radius: 20), .color(white)))
      #expect(try paints(ground, page, round), "corners are not hidden")
    }

    @Test func `Where more is seen than before, a material and what it does not hide are painted there as well`() {
      let renderer = PictureRenderer(images: ImageStore())
      let page = GroupPiece([
        PlacedPiece(fill(rect(0, 0, 100, 300), .black), x: 0, y: 0),
        PlacedPiece(fill(rect(50, 0, 50, 300), white), x: 0, y: 0),
        PlacedPiece(material(rect(0, 0, 100, 200)), x: 0, y: 0),
      ])
      func show(from top: CGFloat) -> RenderedPicture {
        renderer.render(
          GroupPiece([PlacedPiece(page, x: 0, y: -top)]), size: CGSize(width: 100, height: 100))
      }
      let first = show(from: 0)
      #expect((90...160).contains(level(first, 50, 50)))
      let second = show(from: 150)
      #expect((90...160).contains(level(second, 50, 20)), "the rest of the material: \(level(second, 50, 20))")
      #expect(level(second, 48, 80) == 0 && level(second, 51, 80) == 255, "what is below it")
    }

    /// Printed where `HEARTH_MEASURE` asks for it: the time of a frame with a material as large as a window over rows
    /// that scroll.
    @Test func `A material over content that scrolls can be measured`() {
      let size = CGSize(width: 1280, height: 800)
      let rows = (0..<60).map { index in
        PlacedPiece(fill(rect(10, 0, 1200, 14), index % 2 == 0 ? red : white), x: 0, y: CGFloat(index) * 20)
      }
      let cover = material(rect(0, 0, 1280, 800), deviation: 12, saturation: 1.6)
      let painter = PictureRenderer(images: ImageStore())
      var pixels = [UInt8](repeating: 0, count: 1280 * 800 * 4)
      func frame(_ offset: CGFloat, covered: Bool) {
        var pieces = rows.map { PlacedPiece($0.piece, x: $0.x, y: $0.y - offset) }
        if covered { pieces.append(PlacedPiece(cover, x: 0, y: 0)) }
        pixels.withUnsafeMutableBytes {
          painter.draw(
            GroupPiece(pieces), size: size, scale: 1, background: white, into: $0.baseAddress!, width: 1280, height: 800
          )
        }
      }
      let count = ProcessInfo.processInfo.environment["HEARTH_MEASURE"] == nil ? 1 : 60
      for covered in [false, true] {
        let seconds = processorTime { for step in 0..<count { frame(CGFloat(step), covered: covered) } }.seconds
        if count > 1 { print("covered \(covered): \(seconds / Double(count)) s of the processor a frame") }
      }
      #expect(pixels[3] == 255)
    }
  }
#endif
