import Foundation

/// Bars for the characters of ASCII. Source: ISO/IEC 15417.
enum Code128 {
  /// True for each black line of one unit. Nil for bytes that are no ASCII, and for none.
  ///
  /// Characters are written in the set B, controls in the set A, which is switched to for them.
  static func bars(of message: Data) -> [Bool]? {
    guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
    var isControlSet = message.first! < 32
    var values = [isControlSet ? 103 : 104]
    for byte in message {
      let character = Int(byte)
      if character < 32, !isControlSet {
        values.append(101)
        isControlSet = true
      } else if character >= 96, isControlSet {
        values.append(100)
        isControlSet = false
      }
      values.append(character < 32 ? character + 64 : character - 32)
    }
    values.append(values.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element } % 103)
    var bars: [Bool] = []
    for value in values { append(String(widths[value]), to: &bars) }
    append("2331112", to: &bars)
    return bars
  }
  private static func append(_ widths: String, to bars: inout [Bool]) {
    for (index, width) in widths.enumerated() {
      bars += Array(repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
    }
  }
  /// The widths of three bars and three gaps for each value.
  private static let widths = [
    212222, 222122, 222221, 121223, 121322, 131222, 122213, 122312, 132212, 221213, 221312, 231212, 112232, 122132,
    122231, 113222, 123122, 123221, 223211, 221132, 221231, 213212, 223112, 312131, 311222, 321122, 321221, 312212,
    322112, 322211, 212123, 212321, 232121, 111323, 131123, 131321, 112313, 132113, 132311, 211313, 231113, 231311,
    112133, 112331, 132131, 113123, 113321, 133121, 313121, 211331, 231131, 213113, 213311, 213131, 311123, 311321,
    331121, 312113, 312311, 332111, 314111, 221411, 431111, 111224, 111422, 121124, 121421, 141122, 141221, 112214,
    112412, 122114, 122411, 142112, 142211, 241211, 221114, 413111, 241112, 134111, 111242, 121142, 121241, 114212,
    124112, 124211, 411212, 421112, 421211, 212141, 214121, 412121, 111143, 111341, 131141, 114113, 114311, 411113,
    411311, 113141, 114131, 311141, 411131, 211412, 211214, 211232,
  ]
}
