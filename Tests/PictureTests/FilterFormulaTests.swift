#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  /// Filters on a grid of colours beside the formulas of W3C, Filter Effects Module Level 1, as views have them and as a
  /// canvas has them.
  @Suite("Filters by their formulas") struct FilterFormulaTests {
    typealias Parts = SIMD3<Double>
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
      let name: String
      let view: @MainActor @Sendable (AnyView) -> AnyView
      let filter: @Sendable () -> GraphicsContext.Filter
      let formula: @Sendable (Parts) -> Parts
      var testDescription: String { name }
    }
    nonisolated static func matrix(_ rows: [Double], _ c: Parts) -> Parts {
      func row(_ first: Int) -> Double { (rows[first] * c.x) + (rows[first + 1] * c.y) + (rows[first + 2] * c.z) }
      return Parts(row(0), row(3), row(6))
    }
    nonisolated static func saturate(_ s: Double) -> [Double] {
      [
        0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0.213 - 0.213 * s, 0.715 + 0.285 * s,
        0.072 - 0.072 * s, 0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s,
      ]
    }
    nonisolated static func hueRotate(_ degrees: Double) -> [Double] {
      let c = cos(degrees * .pi / 180), s = sin(degrees * .pi / 180)
      return [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
      ]
    }
    nonisolated static let cases: [Case] = saturations + greys + turns + contrasts + additions + others
    nonisolated private static let saturations: [Case] = [0.0, 0.4, 1, 1.8].map { s in
      Case(
        name: "saturation \(s)", view: { AnyView($0.saturation(s)) }, filter: { .saturation(s) },
        formula: { matrix(saturate(s), $0) })
    }
    nonisolated private static let greys: [Case] = [0.3, 1].map { a in
      Case(
        name: "grayscale \(a)", view: { AnyView($0.grayscale(a)) }, filter: { .grayscale(a) },
        formula: { matrix(saturate(1 - a), $0) })
    }
    nonisolated private static let turns: [Case] = [30.0, 90, 200].map { degrees in
      Case(
        name: "hueRotation \(degrees)", view: { AnyView($0.hueRotation(.degrees(degrees))) },
        filter: { .hueRotation(.degrees(degrees)) }, formula: { matrix(hueRotate(degrees), $0) })
    }
    nonisolated private static let contrasts: [Case] = [0.0, 0.5, 1.7, -1].map { k in
      Case(
        name: "contrast \(k)", view: { AnyView($0.contrast(k)) }, filter: { .contrast(k) },
        formula: { c in (c - 0.5) * k + 0.5 })
    }
    // Source: Apple, `brightness(_:)`: "a value between 0 (no effect) and 1 (full white brightening)": it is added. In the
    // shorthand of CSS it is a factor.
    nonisolated private static let additions: [Case] = [-0.3, 0.25, 1].map { a in
      Case(
        name: "brightness \(a)", view: { AnyView($0.brightness(a)) }, filter: { .brightness(a) }, formula: { $0 + a })
    }
    nonisolated private static let others: [Case] = [
      Case(
        name: "colorInvert", view: { AnyView($0.colorInvert()) }, filter: { .colorInvert(1) }, formula: { 1 - $0 }),
      Case(
        name: "colorMultiply",
        view: { AnyView($0.colorMultiply(Color(red: 0.9, green: 0.5, blue: 0.2))) },
        filter: { .colorMultiply(Color(red: 0.9, green: 0.5, blue: 0.2)) }, formula: { $0 * Parts(0.9, 0.5, 0.2) }),
    ]
    private static let colors: [Parts] = [0, 0.2, 0.55, 1].flatMap { red in
      [0, 0.35, 0.8, 1].flatMap { green in [0, 0.5, 0.75, 1].map { Parts(red, green, $0) } }
    }
    private static let side = 8

    private func check(_ picture: Picture, _ formula: (Parts) -> Parts, at origin: (x: Int, y: Int)) {
      var worst = (0.0, "")
      for (index, color) in Self.colors.enumerated() {
        let got = picture.color(x: origin.x + index % Self.side, y: origin.y + index / Self.side)
        // A colour reaches the filter in 8 bits.
        let rounded: Parts = (color * 255).rounded(.toNearestOrAwayFromZero) / 255
        let result: Parts = formula(rounded)
        let expected: Parts = result.clamped(lowerBound: .zero, upperBound: .one) * 255
        let red = abs(Double(got.red) - expected.x), green = abs(Double(got.green) - expected.y)
        let difference = max(red, green, abs(Double(got.blue) - expected.z))
        if difference > worst.0 { worst = (difference, "\(color) became \(got), not \(expected)") }
      }
      #expect(worst.0 <= 1.0001, "\(worst)")
    }
    private func swatch(_ index: Int) -> Color {
      let c = Self.colors[index]
      return Color(red: c.x, green: c.y, blue: c.z)
    }

    @Test(arguments: FilterFormulaTests.cases) func `views through a filter have the colours of its formula`(
      _ one: Case
    ) throws {
      let grid = VStack(spacing: 0) {
        ForEach(0..<Self.side, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.side, id: \.self) { column in
              swatch(row * Self.side + column).frame(width: 1, height: 1)
            }
          }
        }
      }
      let window = TestWindow(size: CGSize(width: 8, height: 8)) { one.view(AnyView(grid)).ignoresSafeArea() }
      check(try window.picture(), one.formula, at: (0, 0))
      #expect(window.reports.isEmpty)
    }
    @Test(arguments: FilterFormulaTests.cases) func `a canvas draws through a filter by the same formula`(
      _ one: Case
    ) throws {
      let window = TestWindow(size: CGSize(width: 8, height: 8)) {
        Canvas { context, _ in
          context.addFilter(one.filter())
          for index in Self.colors.indices {
            let place = CGRect(x: index % Self.side, y: index / Self.side, width: 1, height: 1)
            context.fill(Path(place), with: .color(swatch(index)))
          }
        }
        .ignoresSafeArea()
      }
      check(try window.picture(), one.formula, at: (0, 0))
      #expect(window.reports.isEmpty)
    }
    /// Source: Filter Effects Module Level 1, feColorMatrix of type luminanceToAlpha; 0.2126, 0.7152 and 0.0722 in our code,
    /// as in ITU-R BT.709, where the module has rounded ones.
    @Test func `luminance becomes opacity`() throws {
      let window = TestWindow(size: CGSize(width: 8, height: 8)) {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
          context.addFilter(.luminanceToAlpha)
          for index in Self.colors.indices {
            let place = CGRect(x: index % Self.side, y: index / Self.side, width: 1, height: 1)
            context.fill(Path(place), with: .color(swatch(index)))
          }
        }
        .ignoresSafeArea()
      }
      check(
        try window.picture(),
        { c in Parts(repeating: 1 - (0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z)) }, at: (0, 0))
    }
  }
#endif
