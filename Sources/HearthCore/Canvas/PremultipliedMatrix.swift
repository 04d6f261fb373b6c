import Foundation
import HearthRendering

/// A matrix for colours that are multiplied with their opacity. What a painter multiplies is not, so that the result is
/// computed for each pixel, as by a function of the app.
nonisolated enum PremultipliedMatrix {
  /// - Parameter matrix: Four rows of five numbers.
  static func effect(_ matrix: [Float]) -> DisplayEffect {
    let rows: [ShaderArgument] = (0..<4).map { row in .numbers(Array(matrix[row * 5..<row * 5 + 4])) }
    let added: ShaderArgument = .numbers((0..<4).map { matrix[$0 * 5 + 4] })
    return .shader(ShaderCall(entry, .color, rows + [added]), area: .zero, reach: .zero)
  }
  private static let entry = ShaderEntry(
    name: "color matrix", signature: ShaderCall.Kind.color.letters + "44444", run: { run($0) })

  /// What `ShaderRun` gives a function: addresses and sizes, eight bytes each.
  private enum Word: Int { case pixels = 0, width, height, layer = 6, arguments = 11, firstRow, lastRow }
  /// Bytes of an argument.
  private static let argumentSize = 64

  /// Computes some rows. The layer has as many pixels as the result: nothing comes from elsewhere.
  private static func run(_ call: UnsafeRawPointer) {
    let words = call.assumingMemoryBound(to: UInt64.self)
    func pointer(_ word: Word) -> UnsafeMutableRawPointer? {
      UnsafeMutableRawPointer(bitPattern: UInt(words[word.rawValue]))
    }
    guard let result = pointer(.pixels), let layer = pointer(.layer), let arguments = pointer(.arguments) else {
      return
    }
    func argument(_ index: Int) -> SIMD4<Float> {
      let place = arguments + index * argumentSize
      return place.load(as: SIMD4<Float>.self)
    }
    let (red, green, blue, alpha, added) = (argument(0), argument(1), argument(2), argument(3), argument(4))
    let width = Int(words[Word.width.rawValue])
    let first = Int(words[Word.firstRow.rawValue]) * width, last = Int(words[Word.lastRow.rawValue]) * width
    let pixels = result.assumingMemoryBound(to: UInt32.self), source = layer.assumingMemoryBound(to: UInt32.self)
    for index in first..<max(first, last) {
      let pixel = source[index]
      func part(_ shift: UInt32) -> Float { Float(pixel >> shift & 0xFF) / 255 }
      let color = SIMD4<Float>(part(16), part(8), part(0), part(24))
      let sums = SIMD4<Float>((red * color).sum(), (green * color).sum(), (blue * color).sum(), (alpha * color).sum())
      let opacity = min(max(sums.w + added.w, 0), 1)
      // No part is more than the opacity.
      let parts = (sums + added).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: opacity))
      func bits(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
      pixels[index] = bits(opacity) << 24 | bits(parts.x) << 16 | bits(parts.y) << 8 | bits(parts.z)
    }
  }
}
