#if GTK
  import Foundation
  import HearthPaint
  import HearthRendering
  import Testing

  let images = ImageStore()
  let renderer = PictureRenderer(images: images)
  let red = RGBA(1, 0, 0), green = RGBA(0, 1, 0), blue = RGBA(0, 0, 1)

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
  func fill(_ r: CGRect, _ color: RGBA) -> FillPiece { FillPiece(.rectangle(r), .color(color)) }
  func group(_ pieces: DisplayPiece...) -> GroupPiece {
    GroupPiece(ContiguousArray(pieces.map { PlacedPiece($0, x: 0, y: 0) }))
  }
  func path(_ path: Path, _ bounds: CGRect, eo: Bool = false) -> DisplayShape {
    .path(PathKey(path, isEOFilled: eo, bounds: bounds))
  }
  func paint(
    _ piece: DisplayPiece, _ width: CGFloat = 40, _ height: CGFloat = 40, scale: CGFloat = 1, on background: RGBA? = nil
  )
    -> RenderedPicture
  { renderer.render(piece, size: CGSize(width: width, height: height), scale: scale, background: background) }

  func near(_ a: RGBA, _ b: RGBA, within tolerance: Float = 0.02) -> Bool {
    abs(a.red - b.red) <= tolerance && abs(a.green - b.green) <= tolerance && abs(a.blue - b.blue) <= tolerance
      && abs(a.alpha - b.alpha) <= tolerance
  }
  extension RenderedPicture {
    /// The part of pixels in a rectangle that are painted at all.
    func ink(_ r: CGRect) -> Double {
      var sum = 0.0
      for y in Int(r.minY)..<Int(r.maxY) { for x in Int(r.minX)..<Int(r.maxX) { sum += Double(self[x, y].alpha) } }
      return sum / Double(r.width * r.height)
    }
  }

  struct Painting {
    /// Cairo would cut up to a pixel off some letters inside of such a clip.
    @Test func `text inside of a round clip is painted as without it, wherever it lies`() {
      let shaper = PangoShaper(.pinned)
      let text = TextPiece(
        shaper.layout(StyledText("40 min", TextAttributes(font: FontDescription(size: 12))), width: nil, height: nil),
        .color(.black))
      let clips = [
        path(Path(roundedRect: rect(0, 0, 70, 34), cornerRadius: 10, style: .continuous), rect(0, 0, 70, 34)),
        .roundedRectangle(rect(0, 0, 70, 34), radius: 10),
      ]
      for step in 0..<20 {
        let place = 8 + CGFloat(step) / 20
        let content = GroupPiece([PlacedPiece(text, x: place, y: place)])
        let expected = paint(content, 70, 34).pixels
        // As a list has it: its own straight clip reaches to the edges of the round one.
        let list = EffectPiece(.clip(.rectangle(rect(0, 0, 70, 34)), isAntialiased: true), content)
        for clip in clips {
          #expect(paint(EffectPiece(.clip(clip, isAntialiased: true), content), 70, 34).pixels == expected)
          #expect(paint(EffectPiece(.clip(clip, isAntialiased: true), group(list)), 70, 34).pixels == expected)
        }
      }
    }

    @Test func `what scrolls inside a round clip is cut by its own clip and by the round one`() {
      let clip = DisplayEffect.clip(.roundedRectangle(rect(0, 0, 40, 40), radius: 12), isAntialiased: true)
      let list = EffectPiece(
        .clip(.rectangle(rect(0, 0, 40, 30)), isAntialiased: true),
        group(fill(rect(0, 0, 40, 40), red), fill(rect(15, 15, 10, 10), blue)))
      let picture = paint(EffectPiece(clip, group(list)))
      #expect(
        picture[0, 0].alpha == 0 && picture[39, 0].alpha == 0 && picture[20, 31].alpha == 0 && picture[0, 26] == red)
      #expect(picture[20, 1] == red && picture[20, 29] == red && picture[20, 20] == blue)
    }

    @Test func `a round clip cuts what reaches into its corners, and nothing else, in order`() {
      let clip = DisplayEffect.clip(.roundedRectangle(rect(0, 0, 40, 40), radius: 12), isAntialiased: true)
      let picture = paint(
        EffectPiece(
          clip, group(fill(rect(0, 0, 40, 40), red), fill(rect(10, 10, 20, 20), blue), fill(rect(15, 0, 10, 40), green))
        ))
      #expect(picture[0, 0].alpha == 0 && picture[39, 39].alpha == 0)
      #expect(picture[2, 20] == red && picture[12, 20] == blue && picture[20, 20] == green && picture[20, 1] == green)
    }

    @Test func `a rectangle is painted where it lies`() {
      let picture = paint(fill(rect(10, 10, 20, 20), red))
      #expect(picture[15, 15] == red && picture[10, 10] == red && picture[29, 29] == red)
      #expect(picture[9, 15].alpha == 0 && picture[30, 15].alpha == 0)
    }

    @Test func `a picture has pixels by its scale`() {
      let picture = paint(fill(rect(10, 10, 20, 20), red), scale: 2)
      #expect(picture.width == 80)
      #expect(picture[20, 20] == red && picture[59, 59] == red && picture[60, 60].alpha == 0)
    }

    @Test func `a background lies below everything`() {
      #expect(paint(fill(rect(0, 0, 10, 10), red), on: blue)[20, 20] == blue)
    }

    @Test func `round corners are transparent`() {
      let shapes: [DisplayShape] = [
        .roundedRectangle(rect(0, 0, 40, 40), radius: 12),
        path(Path(ellipseIn: rect(0, 0, 40, 40)), rect(0, 0, 40, 40)),
        path(Path(roundedRect: rect(0, 0, 40, 40), cornerRadius: 12), rect(0, 0, 40, 40)),
      ]
      for shape in shapes {
        let picture = paint(FillPiece(shape, .color(red)))
        #expect(
          picture[0, 0].alpha == 0 && picture[39, 39].alpha == 0 && picture[20, 20] == red
            && near(picture[20, 0], red, within: 0.1))
      }
    }

    @Test func `a path keeps its holes under the even-odd rule`() {
      let ring: [Path.Element] = [
        .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 40, y: 0)), .line(to: CGPoint(x: 40, y: 40)),
        .line(to: CGPoint(x: 0, y: 40)),
        .closeSubpath, .move(to: CGPoint(x: 10, y: 10)), .line(to: CGPoint(x: 30, y: 10)),
        .line(to: CGPoint(x: 30, y: 30)),
        .line(to: CGPoint(x: 10, y: 30)), .closeSubpath,
      ]
      var outline = Path()
      outline.storage = .elements(ring)
      #expect(paint(FillPiece(path(outline, rect(0, 0, 40, 40), eo: true), .color(red)))[20, 20].alpha == 0)
      #expect(paint(FillPiece(path(outline, rect(0, 0, 40, 40)), .color(red)))[20, 20] == red)
    }

    @Test func `a stroke lies half inside and half outside`() {
      for shape in [DisplayShape.rectangle(rect(10, 10, 20, 20)), .roundedRectangle(rect(10, 10, 20, 20), radius: 6)] {
        let picture = paint(StrokePiece(shape, StrokeStyle(lineWidth: 4), .color(red)))
        #expect(picture[20, 8] == red && picture[20, 11] == red)
        #expect(picture[20, 7].alpha == 0 && picture[20, 12].alpha == 0)
      }
    }

    @Test func `a dashed stroke has gaps`() {
      let style = StrokeStyle(lineWidth: 4, dash: [10, 10])
      let picture = paint(StrokePiece(.rectangle(rect(0, 20, 40, 100)), style, .color(red)))
      #expect(picture[5, 20] == red && picture[15, 20].alpha == 0 && picture[25, 20] == red)
    }

    @Test func `a linear gradient has its colours at its ends`() {
      let stops = [Paint.Stop(color: red, location: 0), Paint.Stop(color: blue, location: 1)]
      let gradient = Paint.linearGradient(stops: stops, from: .zero, to: CGPoint(x: 40, y: 0))
      for shape in [
        DisplayShape.rectangle(rect(0, 0, 40, 40)),
        path(Path(roundedRect: rect(0, 0, 40, 40), cornerRadius: 4), rect(0, 0, 40, 40)),
      ] {
        let picture = paint(FillPiece(shape, gradient))
        #expect(near(picture[0, 20], red, within: 0.05) && near(picture[39, 20], blue, within: 0.05))
        #expect(near(picture[20, 20], RGBA(0.5, 0, 0.5), within: 0.05))
      }
    }

    @Test func `a radial gradient goes from its centre outwards, at its aspect`() {
      let stops = [Paint.Stop(color: red, location: 0), Paint.Stop(color: blue, location: 1)]
      let gradient = Paint.radialGradient(
        stops: stops, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20, aspect: 0.5)
      for picture in [
        paint(FillPiece(.rectangle(rect(0, 0, 40, 40)), gradient)),
        paint(FillPiece(path(Path(roundedRect: rect(0, 0, 40, 40), cornerRadius: 4), rect(0, 0, 40, 40)), gradient)),
      ] {
        #expect(near(picture[20, 20], red, within: 0.1))
        #expect(near(picture[20, 31], blue, within: 0.1), "below, the radius is half as long")
        #expect(near(picture[30, 20], RGBA(0.5, 0, 0.5), within: 0.1))
      }
    }

    @Test func `an angular gradient turns clockwise and has no facets`() {
      let stops = [
        Paint.Stop(color: red, location: 0), Paint.Stop(color: green, location: 0.5),
        Paint.Stop(color: blue, location: 1),
      ]
      let gradient = Paint.sweep(
        stops: stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi)
      let picture = paint(FillPiece(.rectangle(rect(0, 0, 40, 40)), gradient))
      #expect(near(picture[38, 21], red, within: 0.1))
      #expect(near(picture[1, 20], green, within: 0.1))
      #expect(near(picture[20, 38], RGBA(0.5, 0.5, 0), within: 0.1), "a quarter turn clockwise is down")
      #expect(picture.ink(rect(0, 0, 40, 40)) == 1)
    }

    @Test func `opacity applies to a group as one`() {
      let picture = paint(
        EffectPiece(.opacity(0.5), group(fill(rect(0, 0, 40, 40), red), fill(rect(0, 0, 40, 40), blue))))
      #expect(near(picture[20, 20], RGBA(0, 0, 1, 0.5)))
    }

    @Test func `a clip cuts off what lies outside its shape`() {
      for shape in [
        DisplayShape.rectangle(rect(10, 10, 20, 20)),
        path(Path(roundedRect: rect(10, 10, 20, 20), cornerRadius: 4), rect(10, 10, 20, 20)),
      ] {
        let picture = paint(EffectPiece(.clip(shape, isAntialiased: true), fill(rect(0, 0, 40, 40), red)))
        #expect(picture[20, 20] == red && picture[5, 20].alpha == 0 && picture[35, 35].alpha == 0)
      }
    }

    @Test func `a mask shows by its alpha`() {
      let mask = group(fill(rect(0, 0, 20, 40), RGBA(1, 1, 1, 0.5)))
      let picture = paint(EffectPiece(.mask(mask), fill(rect(0, 0, 40, 40), red)))
      #expect(near(picture[10, 20], RGBA(1, 0, 0, 0.5)))
      #expect(picture[30, 20].alpha == 0)
    }

    @Test func `transformations move, scale, turn and slant`() {
      func at(_ t: CGAffineTransform) -> RenderedPicture {
        paint(EffectPiece(.transform(t), fill(rect(0, 0, 10, 10), red)))
      }
      #expect(at(CGAffineTransform(translationX: 20, y: 5))[25, 10] == red)
      #expect(at(CGAffineTransform(scaleX: 3, y: 2))[29, 19] == red)
      let turned = at(CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 2))
      #expect(turned[15, 25] == red && turned[25, 25].alpha == 0)
      let slanted = at(CGAffineTransform(a: 1, b: 0, c: 2, d: 1, tx: 0, ty: 0))
      #expect(near(slanted[20, 8], red, within: 0.1) && slanted[2, 8].alpha == 0)
      let upright = at(CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0))
      #expect(near(upright[8, 12], red, within: 0.1) && upright[8, 2].alpha == 0)
      #expect(at(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0))[15, 5] == red)
      #expect(at(CGAffineTransform(scaleX: 0, y: 1)).ink(rect(0, 0, 40, 40)) == 0)
    }

    @Test func `blurs and shadows reach outside`() {
      let blur = paint(EffectPiece(.blur(radius: 6, isOpaque: false), fill(rect(10, 10, 20, 20), red)))
      #expect(blur[8, 20].alpha > 0 && blur[8, 20].alpha < 1)
      let shadow = paint(EffectPiece(.shadow(blue, radius: 2, x: 10, y: 0), fill(rect(0, 10, 20, 20), red)))
      #expect(shadow[10, 20] == red && near(shadow[25, 20], blue, within: 0.1) && shadow[38, 20].alpha == 0)
    }

    @Test func `a colour matrix mixes channels`() {
      let swap: [Float] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
      #expect(
        near(paint(EffectPiece(.colorMatrix(swap), fill(rect(0, 0, 40, 40), RGBA(1, 0.5, 0))))[5, 5], RGBA(0, 0.5, 1)))
      let half: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0.25, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
      #expect(near(paint(EffectPiece(.colorMatrix(half), fill(rect(0, 0, 40, 40), red)))[5, 5], RGBA(1, 0.25, 0)))
    }

    @Test func `blending looks at what was painted before in the same layer`() {
      let multiply = EffectPiece(.blend(.multiply), fill(rect(0, 0, 40, 40), RGBA(0.5, 0.5, 1)))
      #expect(near(paint(group(fill(rect(0, 0, 40, 40), red), multiply))[20, 20], RGBA(0.5, 0, 0)))
      // Also from inside a nested group, but not from inside a layer of its own.
      let nested = EffectPiece(.blend(.multiply), fill(rect(0, 0, 40, 40), RGBA(0.5, 0.5, 1)))
      #expect(near(paint(group(fill(rect(0, 0, 40, 40), red), group(nested)))[20, 20], RGBA(0.5, 0, 0)))
      let isolated = EffectPiece(.isolate, group(EffectPiece(.blend(.multiply), fill(rect(0, 0, 40, 40), blue))))
      #expect(near(paint(group(fill(rect(0, 0, 40, 40), red), isolated))[20, 20], blue))
    }

    @Test func `operators that GSK lacks blend too`() {
      func blended(_ mode: BlendOperator, _ top: RGBA, over bottom: RGBA = RGBA(0.5, 0.5, 0.5)) -> RGBA {
        paint(group(fill(rect(0, 0, 20, 40), bottom), EffectPiece(.blend(mode), fill(rect(0, 0, 40, 40), top))))[10, 20]
      }
      #expect(near(blended(.plusLighter, RGBA(0.25, 0, 0)), RGBA(0.75, 0.5, 0.5)))
      #expect(near(blended(.plusDarker, RGBA(0.75, 1, 1)), RGBA(0.25, 0.5, 0.5)))
      #expect(blended(.destinationOut, red).alpha == 0)
      #expect(near(blended(.destinationOver, red), RGBA(0.5, 0.5, 0.5)))
      let atop = paint(
        group(fill(rect(0, 0, 20, 40), blue), EffectPiece(.blend(.sourceAtop), fill(rect(0, 0, 40, 40), red))))
      #expect(atop[10, 20] == red && atop[30, 20].alpha == 0)
    }

    @Test func `a node is made once for a piece that stays`() {
      GTKLibrary.prepareForPictures()
      let painter = Painter(images: images)
      let kept = group(fill(rect(0, 0, 10, 10), red), fill(rect(10, 0, 10, 10), blue))
      _ = painter.node(for: group(kept, fill(rect(20, 0, 10, 10), green)))
      let before = painter.recordedCount
      _ = painter.node(for: group(kept, fill(rect(20, 0, 10, 10), red)))
      #expect(painter.recordedCount - before == 2, "the new group and the new rectangle")
    }

    @Test func `what lies outside the picture is not recorded`() {
      GTKLibrary.prepareForPictures()
      let painter = Painter(images: images)
      let rows = GroupPiece(
        ContiguousArray((0..<1000).map { PlacedPiece(fill(rect(0, 0, 40, 10), red), x: 0, y: CGFloat($0) * 10) }))
      let scrolled = EffectPiece(.transform(CGAffineTransform(translationX: 0, y: -500)), rows)
      _ = painter.node(for: scrolled, visible: rect(0, 0, 40, 100))
      #expect(painter.recordedCount <= 2 + 12)
      let picture = paint(EffectPiece(.clip(.rectangle(rect(0, 0, 40, 20)), isAntialiased: true), scrolled))
      #expect(picture[20, 10] == red && picture[20, 30].alpha == 0)
    }

    @Test func `a picture is a PNG file`() {
      let data = renderer.png(fill(rect(0, 0, 5, 5), red), size: CGSize(width: 5, height: 5))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  struct PaintingText {
    private func text(
      _ string: String, _ paint: Paint = .color(.black), _ change: (inout StyledText) -> Void = { _ in }
    ) -> TextPiece {
      TextPiece(shaper.layout(styled(string, change), width: nil, height: nil), paint)
    }

    @Test func `text leaves its ink in its layout`() {
      let piece = text("Hello")
      let size = piece.layout.size
      let picture = paint(piece, 100, 40)
      #expect(picture.ink(rect(0, 0, size.width, size.height)) > 0.1)
      #expect(picture.ink(rect(size.width + 2, 0, 40, 40)) == 0)
      // Letters without descenders stand on the baseline.
      #expect(picture.ink(rect(0, piece.layout.firstBaseline.rounded(.up) + 1, 60, 10)) == 0)
    }

    @Test func `runs have colours of their own`() {
      var attributes = TextAttributes(font: FontDescription(size: 30))
      let plain = StyledText.Run("I", attributes)
      attributes.color = red
      let layout = shaper.layout(StyledText(runs: [plain, .init("I", attributes)]), width: nil, height: nil)
      let picture = paint(TextPiece(layout, .color(blue)))
      let half = Int(layout.size.width / 2)
      func has(_ color: RGBA, in range: Range<Int>) -> Bool {
        range.contains { x in (0..<40).contains { near(picture[x, $0], color, within: 0.1) } }
      }
      #expect(has(blue, in: 0..<half) && !has(red, in: 0..<half) && has(red, in: half..<2 * half))
    }

    @Test func `text is filled with gradients`() {
      let stops = [Paint.Stop(color: red, location: 0), Paint.Stop(color: blue, location: 1)]
      let piece = text("IIII", .linearGradient(stops: stops, from: .zero, to: CGPoint(x: 20, y: 0))) {
        $0.runs[0].attributes.font.size = 30
      }
      let picture = paint(piece)
      let colors = (0..<40).flatMap { x in (0..<40).map { picture[x, $0] } }.filter { $0.alpha > 0.9 }
      #expect(colors.contains { $0.red > 0.7 } && colors.contains { $0.blue > 0.9 })
    }

    @Test func `lines lie below and through the text`() {
      let plain = paint(text("nnnn"), 60, 30), size = text("nnnn").layout.size
      for pattern in [TextLine.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot, .double, .thick, .wave] {
        let below = paint(
          text("nnnn") { $0.runs[0].attributes.underline = TextLine(pattern: pattern, color: red) }, 60, 30)
        #expect(below.ink(rect(0, 0, size.width, 30)) > plain.ink(rect(0, 0, size.width, 30)))
      }
      let through = paint(text("    ") { $0.runs[0].attributes.strikethrough = TextLine() }, 60, 30)
      #expect(through.ink(rect(0, 5, 10, 15)) > 0.03)
    }

    @Test func `a background lies behind its run`() {
      let picture = paint(text("   ") { $0.runs[0].attributes.background = red }, 40, 30)
      #expect(picture[5, 10] == red)
    }

    @Test func `emoji have their colours`() {
      let picture = paint(text("😀") { $0.runs[0].attributes.font.size = 30 })
      let colors = (0..<40).flatMap { x in (0..<40).map { picture[x, $0] } }
      #expect(colors.contains { $0.red > 0.8 && $0.green > 0.6 && $0.blue < 0.4 && $0.alpha == 1 })
    }

    @Test func `an image stands in a line of text`() {
      let shaper = PangoShaper(.pinned, images: images)
      var attributes = TextAttributes(font: FontDescription(size: 16))
      let plain = StyledText.Run("a", attributes)
      attributes.image = .symbol(name: "square.fill", pointSize: 16, weight: 400)
      let layout = shaper.layout(
        StyledText(runs: [plain, .init("\u{FFFC}", attributes), plain]), width: nil, height: nil)
      let letter = shaper.layout(StyledText(runs: [plain]), width: nil, height: nil).size.width
      #expect(abs(layout.size.width - 2 * letter - 16 * 1.17) < 0.1)
      let picture = paint(TextPiece(layout, .color(blue)))
      #expect(picture[Int(letter + 9), Int(layout.firstBaseline - 5)] == blue)
    }
  }
#endif
