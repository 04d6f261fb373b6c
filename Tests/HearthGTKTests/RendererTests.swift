#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The window of `DrawingProbe`, painted by cairo and by GSK's renderer for OpenGL, here with Mesa's llvmpipe.
    struct `Renderers` {
      /// How far a drawing may be from the one of cairo: both round, and antialias edges and place letters in their own ways.
      ///
      /// Mean of the differences of all parts of all pixels of a drawing, of 255; and the share of squares of 4 × 4 pixels
      /// whose mean colour differs by more than 32 of 255, as they do where something is missing, moved or of
      /// another colour.
      private static let mean = 1.0, share = 0.005
      /// Letters that GSK gets as a texture, since OpenGL would turn or scale pictures of them: where the text lies a part of a
      /// pixel beside the device's, its letters do so, too. Measured with GTK 4.8; `Documentation/Drawing.md` says the same.
      private static let letters: [String: (mean: Double, share: Double)] = [
        "gradientText": (3.5, 0.03), "rotated": (3, 0.01), "scaled": (3, 0.01), "flipped": (2, 0.015),
      ]
      /// The same with two device pixels for each point, where OpenGL rounds the places of letters to half pixels: each may be that far
      /// beside its place. The smaller the letters, the more of them are edges.
      private static let lettersAtTwo: [String: (mean: Double, share: Double)] = [
        "body": (5.5, 0.05), "textShadow": (4, 0.055), "colored": (2, 0.04), "rotated": (3, 0.02), "heavy": (1, 0.02),
        "underlined": (1.8, 0.02), "transparentText": (1.5, 0.005),
      ]
      /// - Parameter scale: Device pixels for each point.
      @Test(arguments: [1, 2]) func `for OpenGL paint what cairo paints`(scale: Int) async throws {
        let software = try await screenshot("cairo", scale: scale)
        let processor = try await screenshot("gl", scale: scale)
        #expect(software.places == processor.places)
        #expect(software.places.count >= 72)
        for (name, place) in software.places.sorted(by: { $0.key < $1.key }) {
          let (mean, share) = software.difference(from: processor, in: place)
          let own = scale == 2 ? Self.lettersAtTwo[name] : nil
          let most = own ?? Self.letters[name] ?? (Self.mean, Self.share)
          #expect(
            mean <= most.mean && share <= most.share,
            "\(name) at \(scale): mean \(String(format: "%.2f", mean)), \(String(format: "%.1f", share * 100)) of 100 squares"
          )
        }
      }

      private func screenshot(_ renderer: String, scale: Int) async throws -> Screenshot {
        var result: Screenshot?
        let environment = [
          "GSK_RENDERER": renderer, "LIBGL_ALWAYS_SOFTWARE": "1", "GDK_DEBUG": "gl-egl", "GDK_SCALE": "\(scale)",
        ]
        let screen = "\(1280 * scale)x\(1000 * scale)"
        try await Desktop.run("DrawingProbe", environment: environment, isForgetful: false, screen: screen) { desktop in
          // The pointer is nowhere in the window, and what was laid out is painted.
          try await desktop.xdotool("mousemove", "\(1280 * scale - 1)", "\(1000 * scale - 1)")
          try await desktop.still()
          let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawings-\(UUID().uuidString).ppm")
          defer { try? FileManager.default.removeItem(at: file) }
          _ = try await Program.run(
            "import", ["-window", desktop.windowID, "-depth", "8", file.path], environment: desktop.environment)
          var places: [String: CGRect] = [:]
          for line in desktop.app.lines where line.hasPrefix("place ") {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst(2).compactMap { Double($0) }.map { $0 * Double(scale) }
            if numbers.count == 4 {
              places[String(words[1])] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
          }
          let data = try Data(contentsOf: file)
          if let folder = ProcessInfo.processInfo.environment["HEARTH_PICTURES"] {
            try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("drawings-\(renderer)-\(scale).ppm"))
          }
          result = try Screenshot(data, corner: desktop.corner, places: places)
        }
        return try #require(result)
      }
    }
  }

  /// The pixels of a window, and where its drawings lie.
  private struct Screenshot {
    let width, height: Int
    let pixels: [UInt8]
    let corner: CGPoint
    /// Device pixels of the content.
    let places: [String: CGRect]

    /// - Parameter data: A portable pixmap: `P6`, width, height and 255 between white space, and three bytes a pixel.
    init(_ data: Data, corner: CGPoint, places: [String: CGRect]) throws {
      var words: [Int] = [], index = data.startIndex + 2
      while words.count < 3, index < data.endIndex {
        while data[index] == 10 || data[index] == 32 { index += 1 }
        var number = 0
        while (48...57).contains(data[index]) {
          number = number * 10 + Int(data[index] - 48)
          index += 1
        }
        words.append(number)
      }
      guard data.prefix(2) == Data("P6".utf8), words.count == 3, words[2] == 255,
        data.endIndex - index - 1 == words[0] * words[1] * 3
      else { throw DriveError(description: "no portable pixmap") }
      (width, height) = (words[0], words[1])
      pixels = [UInt8](data[(index + 1)...])
      (self.corner, self.places) = (corner, places)
    }

    func difference(from other: Screenshot, in place: CGRect) -> (mean: Double, share: Double) {
      let left = Int(corner.x + place.minX), top = Int(corner.y + place.minY)
      let right = min(left + Int(place.width), width), bottom = min(top + Int(place.height), height)
      guard width == other.width, height == other.height, left >= 0, top >= 0, left < right, top < bottom else {
        return (.infinity, 1)
      }
      var sum = 0, squares = 0, different = 0
      for y in stride(from: top, to: bottom, by: 4) {
        for x in stride(from: left, to: right, by: 4) {
          var part = [0, 0, 0], count = 0
          for row in y..<min(y + 4, bottom) {
            for column in x..<min(x + 4, right) {
              count += 1
              for channel in 0..<3 {
                let index = (row * width + column) * 3 + channel
                let difference = Int(pixels[index]) - Int(other.pixels[index])
                sum += abs(difference)
                part[channel] += difference
              }
            }
          }
          squares += 1
          if part.contains(where: { abs($0) > 32 * count }) { different += 1 }
        }
      }
      return (Double(sum) / Double((right - left) * (bottom - top) * 3), Double(different) / Double(squares))
    }
  }
#endif
