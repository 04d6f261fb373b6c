#if GTK
  import Foundation

  /// How many pixels are decoded, so that a small file cannot fill the memory: `Documentation/Drawing.md` has the numbers.
  nonisolated enum PixelLimit {
    /// Pixels of a picture that is kept. Larger ones are made smaller.
    private static let most = 64.0 * 1_048_576
    /// Pixels of a file that is decoded at all; 4 bytes each. Decoders make JPEG smaller as they read it: photographs have 200
    /// million pixels.
    private static func mostDecoded(_ data: Data) -> Double {
      (data.starts(with: [0xFF, 0xD8]) ? 256.0 : 128) * 1_048_576
    }
    /// Pixels for each byte of a file. Source: our choice. The strongest compression that decoders know, that of PNG, makes 1,032
    /// bytes of one (RFC 1951), which are 8,256 pixels where eight are in a byte.
    private static let mostForByte = 16_384.0

    /// What is wrong with a size; nil where nothing is.
    static func problem(_ size: CGSize, _ data: Data) -> String? {
      let pixels = size.width * size.height
      if data.starts(with: Data("<".utf8)) { return nil }
      if pixels > mostForByte * Double(data.count) {
        return "it says that it is \(Int(size.width)) × \(Int(size.height)) pixels large, and has \(data.count) bytes"
      }
      let most = mostDecoded(data)
      if pixels > most {
        return "it is \(Int(size.width)) × \(Int(size.height)) pixels large, more than \(Int(most)) in all"
      }
      return nil
    }
    /// How much of a picture's sides is decoded, so that its pixels are no more than are kept; 1 for all.
    static func factor(of pixels: Double) -> Double { pixels > most ? (most / pixels).squareRoot() : 1 }
  }
#endif
