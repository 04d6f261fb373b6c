#if GTK
  import Foundation
  import HearthRendering
  import Testing

  @testable import HearthPaint

  /// Materials inside of effects.
  struct BackdropEffectTests {
    private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let white = RGBA(1, 1, 1)
    private func fill(_ rect: CGRect, _ color: RGBA) -> FillPiece { FillPiece(.rectangle(rect), .color(color)) }
    private func group(_ pieces: DisplayPiece...) -> GroupPiece {
      GroupPiece(pieces.map { PlacedPiece($0, x: 0, y: 0) })
    }
    /// A material whose own colour is less than half a step of 255: as good as none.
    private func material(_ rect: CGRect) -> EffectPiece {
      EffectPiece(.blend(.backdrop(deviation: 8, saturation: 1)), fill(rect, RGBA(white: 1, alpha: 0.001)))
    }
    /// Black to the left of 50 points, white to the right: something to read.
    private var edge: [PlacedPiece] {
      [
        PlacedPiece(fill(whole, .black), x: 0, y: 0),
        PlacedPiece(fill(CGRect(x: 50, y: 0, width: 50, height: 100), white), x: 0, y: 0),
      ]
    }
    private func show(
      _ piece: DisplayPiece, x: CGFloat = 0, y: CGFloat = 0
    ) -> RenderedPicture {
      PictureRenderer(images: ImageStore()).render(
        GroupPiece(edge + [PlacedPiece(piece, x: x, y: y)]), size: CGSize(width: 100, height: 100))
    }
    private func level(_ picture: RenderedPicture, _ x: Int, _ y: Int) -> Int {
      Int((picture[x, y].green * 255).rounded())
    }
    /// Whether the edge cannot be seen in a row.
    private func isBlurred(_ picture: RenderedPicture, _ y: Int = 50, _ steps: Int = 40) -> Bool {
      (46..<54).allSatisfy { abs(level(picture, $0, y) - level(picture, $0 + 1, y)) < steps }
    }
    private var card: CGRect { CGRect(x: 10, y: 30, width: 80, height: 40) }
    private var round: DisplayShape { .roundedRectangle(card, radius: 12) }

    @Test func `a material blurs through each effect that it lies in`() {
      let card = card, plain = group(material(card), fill(CGRect(x: 20, y: 35, width: 4, height: 4), .black))
      let oval = PathKey(Path(ellipseIn: card), isEOFilled: false, bounds: card)
      let effects: [(String, DisplayEffect)] = [
        ("a clip", .clip(round, isAntialiased: true)), ("another clip", .clip(.path(oval), isAntialiased: true)),
        ("an opacity", .opacity(0.9)), ("a shadow", .shadow(.black, radius: 3, x: 0, y: 0)),
        ("a mask", .mask(FillPiece(round, .color(.black)))), ("a layer of its own", .isolate),
        (
          "a turn", .transform(CGAffineTransform(translationX: 50, y: 50).rotated(by: 0.3).translatedBy(x: -50, y: -50))
        ),
        ("a matrix", .colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])),
        ("a blend", .blend(.normal)),
      ]
      for (name, effect) in effects {
        for (kind, content) in [("a group", plain as DisplayPiece), ("alone", material(card))] {
          let picture = show(EffectPiece(effect, content))
          #expect(isBlurred(picture), "\(name), \(kind): \((44..<56).map { level(picture, $0, 50) })")
          #expect(!isBlurred(picture, 5), "\(name), \(kind): beside it all is sharp")
        }
      }
    }

    @Test func `a material blurs through effects in each other, wherever these lie`() {
      let card = CGRect(x: 0, y: 0, width: 80, height: 40)
      let inner = EffectPiece(.clip(.roundedRectangle(card, radius: 12), isAntialiased: true), group(material(card)))
      let moved = GroupPiece([PlacedPiece(inner, x: 4, y: 10)])
      let outer = EffectPiece(.shadow(.black, radius: 2, x: 0, y: 1), EffectPiece(.opacity(0.9), moved))
      let picture = show(outer, x: 6, y: 20)
      #expect(isBlurred(picture) && !isBlurred(picture, 5))
      let scaled = EffectPiece(.transform(CGAffineTransform(scaleX: 0.5, y: 0.5)), group(outer))
      let small = show(scaled, x: 25, y: 30)
      // Half as wide, so that steps are twice as high.
      #expect(isBlurred(small, 45, 80) && !isBlurred(small, 5))
    }

    @Test func `what an effect has itself below the material is blurred with what lies below all`() {
      let mark = fill(CGRect(x: 30, y: 30, width: 2, height: 40), white)
      let picture = show(EffectPiece(.clip(round, isAntialiased: true), group(mark, material(card))))
      #expect(isBlurred(picture))
      #expect(level(picture, 31, 50) < 60 && level(picture, 27, 50) > 5, "the mark is spread")
    }

    @Test func `a mask has no material below it, and one with perspective is a colour`() {
      let veil = EffectPiece(.blend(.backdrop(deviation: 8, saturation: 1)), fill(card, RGBA(0, 0, 0, 0.5)))
      let masked = show(EffectPiece(.mask(veil), fill(whole, white)))
      // White through half a mask over black: its own opacity counts, and not what lies below.
      #expect(abs(level(masked, 30, 50) - 128) < 4)
    }

    @Test func `what was blurred in an effect is kept until something changes below it`() {
      let painter = Painter(images: ImageStore())
      let ground = fill(whole, .black), bar = CGRect(x: 0, y: 0, width: 100, height: 20)
      let shadow = EffectPiece(
        .shadow(.black, radius: 3, x: 0, y: 0),
        group(EffectPiece(.clip(.rectangle(bar), isAntialiased: true), group(material(bar)))))
      var last: RenderNode?
      func show(_ pieces: DisplayPiece...) -> Int {
        let before = painter.blurCount
        last = painter.node(for: GroupPiece(pieces.map { PlacedPiece($0, x: 0, y: 0) }), visible: whole)
        return painter.blurCount - before
      }
      #expect(show(ground, shadow) == 2, "the material and its shadow")
      #expect(show(ground, shadow) == 0)
      #expect(show(ground, fill(CGRect(x: 0, y: 90, width: 5, height: 5), white), shadow) == 0, "far away")
      #expect(show(ground, shadow, fill(CGRect(x: 0, y: 0, width: 5, height: 5), white)) == 0, "above it")
      #expect(show(ground, fill(CGRect(x: 0, y: 0, width: 5, height: 5), white), shadow) >= 1)
      #expect(last != nil)
    }

    @Test func `one and the same card blurs what lies below it in each place`() {
      let card = CGRect(x: 0, y: 0, width: 80, height: 20)
      let clipped = EffectPiece(.clip(.roundedRectangle(card, radius: 6), isAntialiased: true), group(material(card)))
      let painter = PictureRenderer(images: ImageStore())
      for y in [10, 60] as [CGFloat] {
        let picture = painter.render(
          GroupPiece(edge + [PlacedPiece(clipped, x: 10, y: y)]), size: CGSize(width: 100, height: 100))
        #expect(isBlurred(picture, Int(y) + 10) && !isBlurred(picture, Int(70 - y) + 10))
      }
    }
  }
#endif
