#if GTK
  import CGTK
  import Foundation
  @testable import HearthPaint
  import HearthRendering
  import Testing

  private func png(_ width: CGFloat, _ height: CGFloat, _ pieces: DisplayPiece...) -> ImageSource {
    let all = GroupPiece(ContiguousArray(pieces.map { PlacedPiece($0, x: 0, y: 0) }))
    return .data(renderer.png(all, size: CGSize(width: width, height: height)))
  }

  /// Calls `body` and returns what was reported meanwhile.
  private func reports(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let before = PaintDiagnostics.report
    PaintDiagnostics.report = { messages.append($0) }
    body()
    PaintDiagnostics.report = before
    return messages
  }

  /// Two columns of red and two of blue, in two rows, without loss.
  private let coded: [String] = [
    "UklGRiIAAABXRUJQVlA4TBYAAAAvA0AAAA8Q87//8x8OFAIIgIImov/x",
    """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBp
    dG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACsAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABL
    aXBjbwAAABRpc3BlAAAAAAAAAAQAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0AAIAAAAAXaXBtYQAAAAAAAAABAAEE
    AQKDBAAAADNtZGF0EgAKBzgEOwgIaAEyHhAAAAAP+j9adGRf/nQKp3V1oLtUyKyCrLMsCWF/wA==
    """,
  ]
  /// What decodes the format is a package of its own. In `Scripts/test`, which installs it, and in
  /// continuous integration it has to be there.
  nonisolated private func isDecoded(_ format: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["CI"] != nil || environment["HEARTH_WINDOW_TESTS"] != nil { return true }
    var list = gdk_pixbuf_get_formats()
    defer { g_slist_free(list) }
    while let entry = list {
      if let name = gdk_pixbuf_format_get_name(OpaquePointer(entry.pointee.data)) {
        defer { g_free(name) }
        if String(cString: name) == format { return true }
      }
      list = entry.pointee.next
    }
    return false
  }

  struct Images {
    @Test(.enabled("needs the package webp-pixbuf-loader") { isDecoded("webp") }) func `WebP is decoded`() throws {
      try decode(coded[0])
    }
    @Test(.enabled("needs the package libavif-gdk-pixbuf") { isDecoded("avif") }) func `AVIF is decoded`() throws {
      try decode(coded[1])
    }
    private func decode(_ text: String) throws {
      let source = ImageSource.data(try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
      #expect(ImageStore().metrics(of: source) == ImageMetrics(size: CGSize(width: 4, height: 2)))
      let picture = paint(ImagePiece(source, in: rect(0, 0, 40, 20), interpolation: .none))
      #expect(
        near(picture[5, 5], red) && near(picture[15, 15], red) && near(picture[25, 5], blue)
          && near(picture[35, 15], blue))
    }

    /// Source: Apple, `Image` and `UIImage(data:)`: one picture, the first, and none that moves.
    @Test func `of an animated image the first frame is shown, also where the second is cut off`() throws {
      // Four by four pixels of red, and then of blue.
      let gif = try #require(
        Data(
          base64Encoded:
            "R0lGODlhBAAEAPAAAP8AAAAAACH5BAAUAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAABAAEAAACBISPCQUAIfkEABQAAAAsAAAAAAQABACAAAD/"
            + "AAAAAgSEjwkFADs="))
      let webp = try #require(
        Data(
          base64Encoded:
            "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAD/////AABBTk1GKAAAAAAAAAAAAAMAAAMAAMgAAAJWUDhMDwAAAC8DwAAABxD9"
            + "j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAMAAMgAAABWUDhMDwAAAC8DwAAABxDR//4HIqL/AQBSSUZGHAAAAFdFQlBWUDhMDwAAAC8DwAAABxD9"
            + "j/4HIqL/AQA="))
      for data in [gif, gif.prefix(70)] + (isDecoded("webp") ? [webp] : []) {
        let messages = reports {
          let picture = paint(ImagePiece(.data(data), in: rect(0, 0, 8, 8)), 8, 8)
          #expect(picture[1, 1] == red && picture[6, 6] == red, "\(data.count)")
        }
        #expect(messages.isEmpty)
      }
    }
    @Test func `an image is decoded once and stretched over its rectangle`() {
      let store = ImageStore()
      let source = png(4, 2, fill(rect(0, 0, 4, 2), red))
      #expect(store.metrics(of: source) == ImageMetrics(size: CGSize(width: 4, height: 2)))
      #expect(store.metrics(of: source) != nil)
      #expect(store.decodeCount == 1)
      let picture = PictureRenderer(images: store).render(
        ImagePiece(source, in: rect(10, 10, 20, 20)), size: CGSize(width: 40, height: 40))
      #expect(store.decodeCount == 1)
      #expect(picture[20, 20] == red && picture[29, 29] == red && picture[5, 5].alpha == 0)
    }

    @Test func `an image that was decoded before is shown without decoding, and again where it is shown larger`() {
      let halves = group(fill(rect(0, 0, 200, 300), red), fill(rect(200, 0, 200, 300), blue))
      let data = renderer.png(halves, size: CGSize(width: 400, height: 300))
      ImagePreparation.prepare(data, size: CGSize(width: 40, height: 20))
      let store = ImageStore(), source = ImageSource.data(data)
      #expect(store.metrics(of: source)?.size == CGSize(width: 400, height: 300))
      #expect(PreparedImages.shared.image(source)?.pixels == CGSize(width: 40, height: 30))
      let renderer = PictureRenderer(images: store), size = CGSize(width: 200, height: 150)
      let small = ImagePiece(source, in: rect(0, 0, 40, 30))
      for _ in 0..<2 {
        let picture = renderer.render(group(small), size: size)
        #expect(picture[5, 15] == red && picture[35, 15] == blue && picture[50, 15].alpha == 0)
      }
      #expect(store.decodeCount == 0)
      // The same piece, enlarged by an effect: its edge is sharp.
      let large = renderer.render(
        EffectPiece(.transform(CGAffineTransform(scaleX: 5, y: 5)), group(small)), size: size)
      #expect(store.decodeCount == 1)
      #expect(near(large[97, 70], red) && near(large[102, 70], blue))
      _ = renderer.render(ImagePiece(source, in: rect(0, 0, 200, 150)), size: size)
      #expect(store.decodeCount == 1)
    }
    @Test func `an image that lies on its side is decoded as large as it stands`() throws {
      // The tag of orientation 6 in the header of a JPEG file: a quarter turn to the right.
      let picture = renderer.render(fill(rect(0, 0, 300, 100), red), size: CGSize(width: 300, height: 100))
      let plain = try #require(picture.jpeg(quality: 0.9))
      let exif: [UInt8] =
        [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
      let data = plain.prefix(2) + Data(exif) + plain.dropFirst(2)
      ImagePreparation.prepare(data, size: CGSize(width: 20, height: 60))
      let image = try #require(PreparedImages.shared.image(.data(data)))
      #expect(image.size == CGSize(width: 100, height: 300) && image.pixels == CGSize(width: 20, height: 60))
    }

    @Test func `what is no image is reported once and painted as a placeholder`() {
      let store = ImageStore()
      let messages = reports {
        #expect(store.metrics(of: .data(Data("no image at all".utf8))) == nil)
        #expect(store.metrics(of: .data(Data("no image at all".utf8))) == nil)
        #expect(store.metrics(of: .file("/nowhere/at-all.png")) == nil)
        #expect(store.metrics(of: .data(Data())) == nil)
      }
      #expect(messages.count == 3)
      #expect(messages.contains { $0.contains("/nowhere/at-all.png") })
      #expect(
        paint(ImagePiece(.data(Data("no image at all".utf8)), in: rect(0, 0, 40, 40))).ink(rect(0, 0, 40, 40)) > 0.02)
    }

    @Test func `caps keep their size when the middle is stretched`() {
      let source = png(6, 6, fill(rect(0, 0, 6, 6), red), fill(rect(2, 2, 2, 2), blue))
      let picture = paint(ImagePiece(source, in: rect(0, 0, 40, 40), capInsets: (2, 2, 2, 2), interpolation: .none))
      #expect(picture[1, 1] == red && picture[20, 1] == red && picture[38, 38] == red && near(picture[20, 20], blue))
    }

    @Test func `tiles repeat from the corner`() {
      let source = png(10, 10, fill(rect(0, 0, 5, 10), red), fill(rect(5, 0, 5, 10), blue))
      let picture = paint(ImagePiece(source, in: rect(0, 0, 40, 40), resizing: .tile))
      #expect(picture[2, 20] == red && picture[7, 20] == blue && picture[12, 20] == red && picture[37, 39] == blue)
      let shape = paint(
        FillPiece(
          .rectangle(rect(0, 0, 40, 40)),
          .tiles(source, part: CGRect(x: 0, y: 0, width: 1, height: 1), origin: .zero, scale: 2)))
      #expect(near(shape[4, 20], red) && near(shape[15, 20], blue) && near(shape[24, 20], red))
    }

    @Test func `a template image takes the colour of its tint`() {
      let source = png(10, 10, fill(rect(0, 0, 5, 10), red))
      let picture = paint(ImagePiece(source, in: rect(0, 0, 40, 40), tint: .color(green)))
      #expect(near(picture[5, 20], green) && picture[35, 20].alpha == 0)
    }

    @Test func `enlarging without interpolation keeps hard edges`() {
      let source = png(2, 1, fill(rect(0, 0, 1, 1), red), fill(rect(1, 0, 1, 1), blue))
      let picture = paint(ImagePiece(source, in: rect(0, 0, 40, 40), interpolation: .none))
      #expect(picture[19, 20] == red && picture[20, 20] == blue)
    }

    @Test func `pixels that are turned and enlarged without interpolation keep hard edges`() {
      let source = png(2, 1, fill(rect(0, 0, 1, 1), red), fill(rect(1, 0, 1, 1), blue))
      // As an image whose orientation is right: the first column of its pixels is the top row.
      let turned = EffectPiece(
        .transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)),
        ImagePiece(source, in: rect(0, 0, 2, 1), interpolation: .none))
      let drawn = DrawnPicture(turned, size: CGSize(width: 1, height: 2))
      let picture = paint(ImagePiece(.drawn(drawn), in: rect(0, 0, 20, 40)))
      for x in [0, 10, 19] {
        #expect(picture[x, 0] == red && picture[x, 19] == red && picture[x, 20] == blue && picture[x, 39] == blue)
      }
    }

    @Test func `edges between pixels are smooth, or whole when they are not to be`() {
      let source = png(10, 10, fill(rect(0, 0, 10, 10), red))
      let between = rect(10.4, 10, 20, 20)
      func edge(_ piece: ImagePiece) -> [Float] { [10, 11, 29, 30].map { paint(piece)[$0, 20].alpha } }
      let smooth = edge(ImagePiece(source, in: between))
      #expect(smooth[0] > 0.1 && smooth[0] < 0.9 && smooth[3] > 0.1 && smooth[3] < 0.9)
      // A pixel counts when its middle is inside.
      #expect(edge(ImagePiece(source, in: between, isAntialiased: false)) == [1, 1, 1, 0])
      #expect(edge(ImagePiece(source, in: between, capInsets: (2, 2, 2, 2), isAntialiased: false)) == [1, 1, 1, 0])
    }

    @Test func `a vector image is sharp at every size`() {
      let svg =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="10" fill="red"/></svg>"#
      let source = ImageSource.data(Data(svg.utf8))
      #expect(images.metrics(of: source)?.size == CGSize(width: 10, height: 10))
      let picture = paint(ImagePiece(source, in: rect(0, 0, 40, 40)), scale: 2)
      #expect(picture[39, 40] == red && picture[40, 40].alpha == 0)
    }

    @Test func `files that begin alike are told apart quickly`() {
      let start = Data(repeating: 7, count: 4_000)
      let sources = (0..<2_000).map { index in
        var data = start
        data[3_999] = UInt8(index & 255)
        data[3_998] = UInt8(index >> 8)
        return ImageSource.data(data)
      }
      #expect(Set(sources.map(\.hashValue)).count > 1_990)
      #expect(sources[5] == sources[5] && sources[5] != sources[6] && sources[5].hashValue == sources[5].hashValue)
      #expect(ImageSource.data(Data("a".utf8)).hashValue != ImageSource.data(Data("b".utf8)).hashValue)
    }
    @Test func `pixels that nobody asks for lately go away`() {
      let store = ImageStore(limit: 3000)
      let sources = (0..<4).map { png(20, 20, fill(rect(CGFloat($0), 0, 4, 4), red)) }
      for source in sources { #expect(store.metrics(of: source) != nil) }
      #expect(store.decodeCount == 4)
      _ = store.image(sources[3])
      #expect(store.decodeCount == 4)
      _ = store.image(sources[0])
      #expect(store.decodeCount == 5)
    }
  }

  struct Symbols {
    @Test func `symbols are painted, heavier ones with more ink`() {
      for name in [
        "checkmark", "circle", "xmark.circle.fill", "gearshape", "heart.fill", "trash", "house.fill",
        "bell.slash.circle",
      ] {
        let ink = [200, 400, 800].map { weight in
          paint(
            ImagePiece(.symbol(name: name, pointSize: 34, weight: weight), in: rect(0, 0, 40, 40), tint: .color(red))
          ).ink(rect(0, 0, 40, 40))
        }
        #expect(ink[1] > 0.02, "\(name)")
        if !name.hasSuffix("fill") { #expect(ink[0] < ink[1] && ink[1] < ink[2], "\(name)") }
      }
    }

    @Test func `a symbol is about as tall as the text beside it`() throws {
      let metrics = try #require(images.metrics(of: .symbol(name: "circle", pointSize: 20, weight: 400)))
      #expect(metrics.size == CGSize(width: 20 * 1.17, height: 20 * 1.17))
      #expect(metrics.baseline! > 15 && metrics.baseline! < 20)
      #expect(!metrics.isPlaceholder)
      #expect(images.metrics(of: .symbol(name: "chevron.right", pointSize: 20, weight: 400))!.size.width < 16)
    }

    @Test func `an unknown symbol is a placeholder and reported once`() {
      let store = ImageStore()
      let messages = reports {
        for _ in 0..<3 {
          #expect(store.metrics(of: .symbol(name: "no.such.symbol", pointSize: 20, weight: 400))?.isPlaceholder == true)
        }
      }
      #expect(messages.count == 1)
      #expect(messages.first?.contains("no.such.symbol") == true)
    }

    @Test func `names are put together from known parts`() {
      for name in [
        "fork.knife.circle", "trash.circle.fill", "wifi.square", "photo.slash", "hammer.fill", "plus.square.fill",
      ] {
        #expect(images.metrics(of: .symbol(name: name, pointSize: 20, weight: 400))?.isPlaceholder == false, "\(name)")
      }
    }

    @Test func `path data is read with its shorthands`() {
      var parser = PathDataParser("m1 2 3-1.5zM0 0H5v5A5 5 0 015 0.5")
      let elements = parser.parse()
      #expect(
        elements.prefix(4) == [
          .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 0.5)), .closeSubpath, .move(to: .zero),
        ])
      guard case .curve(let end, _, _)? = elements.last else {
        Issue.record("the arc became \(String(describing: elements.last))")
        return
      }
      #expect(abs(end.x - 5) < 1e-9 && abs(end.y - 0.5) < 1e-9)
    }
  }
#endif
