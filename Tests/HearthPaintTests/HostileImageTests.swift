#if GTK
  import CGTK
  import Foundation
  @testable import HearthPaint
  import HearthRendering
  import TestSupport
  import Testing

  /// Files that are made to break what decodes them: by mutation of small ones, from a seed, and by hand.
  ///
  /// `HEARTH_HOSTILE_IMAGES=100000` in the environment says how many; 400 without it.
  @Suite(.serialized) struct HostileImages {
    private let count = ProcessInfo.processInfo.environment["HEARTH_HOSTILE_IMAGES"].flatMap { Int($0) } ?? 400

    /// Small files of each format that is written or known here.
    private static let seeds: [Data] = {
      let drawing = group(fill(rect(0, 0, 12, 8), red), fill(rect(3, 2, 6, 4), RGBA(0, 0, 1, 0.5)))
      let size = CGSize(width: 12, height: 8)
      var seeds = [renderer.png(drawing, size: size)]
      if let jpeg = renderer.render(drawing, size: size).jpeg(quality: 0.8) { seeds.append(jpeg) }
      // 2 × 2 pixels in GIF, WebP, and AVIF with 4 × 2; a vector image.
      let texts = [
        "R0lGODlhAgACAIAAAP8AAAAA/yH5BAAAAAAALAAAAAACAAIAAAIDRAJZADs=",
        "UklGRiIAAABXRUJQVlA4TBYAAAAvA0AAAA8Q87//8x8OFAIIgIImov/x",
        """
        AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBp
        dG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACsAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABL
        aXBjbwAAABRpc3BlAAAAAAAAAAQAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0AAIAAAAAXaXBtYQAAAAAAAAABAAEE
        AQKDBAAAADNtZGF0EgAKBzgEOwgIaAEyHhAAAAAP+j9adGRf/nQKp3V1oLtUyKyCrLMsCWF/wA==
        """,
      ]
      seeds += texts.compactMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) }
      seeds.append(
        Data(
          """
          <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><defs><linearGradient id="a">
          <stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs>
          <rect width="20" height="10" fill="url(#a)" transform="rotate(5)"/><path d="M1 1L9 9C3 3 4 4 5 5Z" stroke="#0f0"/></svg>
          """.utf8))
      return seeds
    }()

    /// Numbers from a seed.
    private struct Dice {
      var state: UInt64
      mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, count)
      }
    }
    /// One to four changes of a small file.
    private func mutated(_ seed: UInt64) -> Data {
      var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
      _ = dice.next(2)
      var bytes = [UInt8](Self.seeds[dice.next(Self.seeds.count)])
      for _ in 0...dice.next(4) {
        let place = dice.next(bytes.count)
        switch dice.next(7) {
        case 0: bytes[place] = UInt8(dice.next(256))
        case 1: bytes[place] ^= 1 << UInt8(dice.next(8))
        case 2: bytes.removeLast(dice.next(bytes.count - 1))
        case 3:
          // A number that decides about sizes, lengths and counts.
          let number = [0, 1, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x1_86A0, 0x7FFF_FFFF, 0xFFFF_FFFF][dice.next(9)]
          let isLarge = dice.next(2) == 0
          for index in 0..<4 where place + index < bytes.count {
            bytes[place + index] = UInt8(number >> (8 * (isLarge ? 3 - index : index)) & 255)
          }
        case 4:
          let end = min(bytes.count, place + 1 + dice.next(40))
          bytes.insert(contentsOf: bytes[place..<end], at: dice.next(bytes.count))
        case 5: bytes.removeSubrange(place..<min(bytes.count - 1, place + dice.next(20)))
        default:
          // The rest is that of another file.
          let other = [UInt8](Self.seeds[dice.next(Self.seeds.count)])
          bytes = Array(bytes[..<max(1, place)] + other[dice.next(other.count)...])
        }
        if bytes.isEmpty { bytes = [0] }
      }
      return Data(bytes)
    }
    /// Seconds of the processor: ten times what the slowest of the others takes. Source: seen, 0.012 s of a debug build.
    private static let longest = 0.12
    /// A line of what the system knows of this process, in bytes.
    private func memory(_ name: String) -> Int {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
      return (Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "") ?? 0) * 1024
    }
    /// Begins to look for the largest memory anew.
    private func forgetPeak() { try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs")) }

    /// Decodes and paints a file, quietly, and returns its size, what was said of it and the processor time that it took.
    private func decode(_ data: Data, _ store: ImageStore) -> (size: CGSize?, said: String?, seconds: Double) {
      var said: String?
      let before = PaintDiagnostics.report
      PaintDiagnostics.report = { said = $0 }
      // A process says 10,000 things at most.
      PaintDiagnostics.reported = []
      defer { PaintDiagnostics.report = before }
      let (size, seconds) = processorTime {
        let size = store.metrics(of: .data(data))?.size
        if size != nil {
          let piece = ImagePiece(.data(data), in: rect(0, 0, 20, 20))
          _ = PictureRenderer(images: store).render(piece, size: CGSize(width: 20, height: 20))
        }
        return size
      }
      return (size, said, seconds)
    }

    @Test func `files that were changed at random are images or none, in little memory and time`() {
      forgetPeak()
      let start = memory("VmRSS:")
      let store = ImageStore()
      var slowest = 0.0, slowestSeed = 0, images = 0
      for seed in 0..<count {
        let result = decode(mutated(UInt64(seed)), store)
        if let size = result.size {
          images += 1
          #expect(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite, "seed \(seed)")
        }
        if result.seconds > slowest { (slowest, slowestSeed) = (result.seconds, seed) }
      }
      let growth = memory("VmHWM:") - start
      if count > 400 {
        print(
          "\(count) files: \(images) images, the slowest \(slowest) s (seed \(slowestSeed)), \(growth >> 20) MB more at most"
        )
      }
      #expect(images > count / 20 && images < count)
      #expect(slowest < Self.longest, "seed \(slowestSeed)")
      // Documentation/Drawing.md: a picture of the most pixels, while it is made smaller, and what is kept.
      #expect(growth < 1 << 30, "\(growth >> 20) MB")
    }

    private func number(_ value: Int, _ count: Int, largeFirst: Bool = true) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 255) }
      return largeFirst ? bytes.reversed() : bytes
    }

    @Test func `a header of 100,000 × 100,000 pixels is told, and takes no memory`() {
      forgetPeak()
      let start = memory("VmRSS:")
      var png = [UInt8](Self.seeds[0])
      png.replaceSubrange(16..<24, with: number(100_000, 4) + number(100_000, 4))
      // The checksum of the header, so that only its size is wrong.
      png.replaceSubrange(29..<33, with: number(Int(checksum(png[12..<29])), 4))
      let result = decode(Data(png), ImageStore())
      #expect(result.size == nil)
      #expect(result.said?.contains("100000 × 100000") == true)
      #expect(result.seconds < Self.longest)
      #expect(memory("VmHWM:") - start < 64 << 20)
    }
    /// Source: PNG (W3C), 5.5 and annex D.
    private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
      var value = UInt32.max
      for byte in bytes {
        value ^= UInt32(byte)
        for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      }
      return ~value
    }
    @Test func `a file that breaks off shows what came before, or is told`() {
      for seed in Self.seeds {
        for length in stride(from: 0, to: seed.count, by: max(1, seed.count / 40)) {
          let result = decode(seed.prefix(length), ImageStore())
          #expect(result.size != nil || result.said != nil || length == 0, "\(length) bytes")
          #expect(result.seconds < Self.longest)
        }
      }
    }
    @Test func `a size that is smaller than what follows is that of the picture`() {
      var png = [UInt8](Self.seeds[0])
      png.replaceSubrange(16..<24, with: number(3, 4) + number(2, 4))
      png.replaceSubrange(29..<33, with: number(Int(checksum(png[12..<29])), 4))
      let result = decode(Data(png), ImageStore())
      #expect(result.size == nil || result.size == CGSize(width: 3, height: 2))
    }
    // In a process of its own: these pictures keep the main actor busy for seconds, and all other tests wait.
    @Test func `vector images that use themselves, or one thing a million times, come to an end`() async {
      await #expect(processExitsWith: .success) { await MainActor.run { HostileImages().decodeRepeated() } }
    }
    private func decodeRepeated() {
      var nested =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"9\" height=\"9\"><defs>"
      nested += "<rect id=\"r0\" width=\"1\" height=\"1\"/>"
      for level in 1...9 {
        let uses = String(repeating: "<use xlink:href=\"#r\(level - 1)\"/>", count: 10)
        nested += "<g id=\"r\(level)\">\(uses)</g>"
      }
      nested += "</defs><use xlink:href=\"#r9\"/></svg>"
      let itself = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">
        <g id="a"><use xlink:href="#a"/></g></svg>
        """
      let huge =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e30\" height=\"NaN\"><rect width=\"9\" height=\"9\"/></svg>"
      for text in [nested, itself, huge] {
        let result = decode(Data(text.utf8), ImageStore())
        // Ten times what librsvg takes for the million, which it gives up then. Source: seen, 3.3 s of a debug build.
        #expect(result.seconds < 33)
        if let size = result.size { #expect(size.width.isFinite && size.height.isFinite) }
      }
    }
    @Test func `what is no image is not remembered for ever`() {
      let store = ImageStore()
      let start = memory("VmRSS:")
      // 20,000 files of 16 KB are 320 MB.
      for index in 0..<20_000 {
        var data = Data(repeating: 7, count: 16 << 10)
        data.withUnsafeMutableBytes { $0.storeBytes(of: index, as: Int.self) }
        _ = decode(data, store)
      }
      #expect(memory("VmRSS:") - start < 160 << 20)
    }
  }
#endif
