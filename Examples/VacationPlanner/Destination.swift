import SwiftUI

/// Somewhere to go.
struct Destination: Identifiable, Hashable {
  let name: String
  let line: String
  let scenery: Scenery
  var id: String { name }

  static func == (a: Destination, b: Destination) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let all = [
    Destination(name: "Amber Coast", line: "Warm water, long evenings", scenery: .coast),
    Destination(name: "High Pass", line: "Clear air above the clouds", scenery: .mountains),
    Destination(name: "Quiet Dunes", line: "Nights full of stars", scenery: .desert),
    Destination(name: "Northern Lights", line: "Green curtains over the snow", scenery: .north),
  ]
}

/// What a landscape is made of, from the back to the front.
struct Scenery: Sendable {
  /// From above to the horizon.
  var sky: [Color]
  var hasStars = false
  /// The sun or the moon; nil where neither is seen.
  var disc: Disc?
  var ridges: [Layer]
  /// Nil where there is no water.
  var sea: Sea?

  struct Disc: Sendable {
    /// In parts of the width and the height.
    var center: UnitPoint
    /// In parts of the height.
    var radius: CGFloat
    var color: Color
  }
  struct Layer: Sendable {
    var line: Ridge
    /// From the highest point downwards.
    var colors: [Color]
  }
  struct Sea: Sendable {
    /// In parts of the height.
    var horizon: CGFloat
    var colors: [Color]
  }
}

extension Scenery {
  private static func color(_ hex: UInt32, _ opacity: Double = 1) -> Color {
    Color(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      opacity: opacity)
  }

  static let coast = Scenery(
    sky: [color(0x5B3A8E), color(0xE0587A), color(0xFF9A56), color(0xFFD98A)],
    disc: Disc(center: UnitPoint(x: 0.62, y: 0.5), radius: 0.11, color: color(0xFFF3C4)),
    ridges: [
      Layer(
        line: Ridge(base: 0.58, waves: [.init(0.7, 0.10, 0.55), .init(2.3, 0.025, 0.1)]),
        colors: [color(0x8A4A7D), color(0xB0607C)])
    ],
    sea: Sea(horizon: 0.62, colors: [color(0xF3A469), color(0xB5507F), color(0x4A2F77)]))

  static let mountains = Scenery(
    sky: [color(0x3F7FC4), color(0x9CCBEA), color(0xE9F3F5)],
    disc: Disc(center: UnitPoint(x: 0.24, y: 0.2), radius: 0.06, color: color(0xFFFBE6)),
    ridges: [
      Layer(
        line: Ridge(
          base: 0.5, waves: [.init(1.6, 0.16, 0.3), .init(4.1, 0.07, 0.7), .init(11, 0.02, 0.2)], isPointed: true),
        colors: [color(0xFFFFFF), color(0xB9D0E4), color(0x7F9FC0)]),
      Layer(
        line: Ridge(
          base: 0.66, waves: [.init(2.2, 0.12, 0.05), .init(5.3, 0.05, 0.4), .init(13, 0.015, 0.9)], isPointed: true),
        colors: [color(0xE8EFF6), color(0x5E7F9E), color(0x48698A)]),
      Layer(
        line: Ridge(
          base: 0.84, waves: [.init(1.1, 0.06, 0.8), .init(17, 0.012, 0.3), .init(29, 0.010, 0.6)], isPointed: true),
        colors: [color(0x2F5A50), color(0x1D3B37)]),
    ])

  static let desert = Scenery(
    sky: [color(0x0D1333), color(0x27275E), color(0x6A4A86), color(0xD98A7A)],
    hasStars: true,
    disc: Disc(center: UnitPoint(x: 0.76, y: 0.22), radius: 0.05, color: color(0xFFF8E0)),
    ridges: [
      Layer(
        line: Ridge(base: 0.68, waves: [.init(1.2, 0.06, 0.2), .init(2.7, 0.02, 0.5)]),
        colors: [color(0xA8624F), color(0x7C4248)]),
      Layer(
        line: Ridge(base: 0.8, waves: [.init(0.9, 0.08, 0.65), .init(2.1, 0.02, 0.3)]),
        colors: [color(0xC47F55), color(0x7A4038)]),
      Layer(line: Ridge(base: 0.93, waves: [.init(0.8, 0.07, 0.1)]), colors: [color(0x8F5040), color(0x4A2630)]),
    ])

  static let north = Scenery(
    sky: [color(0x050B22), color(0x0A2340), color(0x14455A)],
    hasStars: true,
    ridges: [
      Layer(
        line: Ridge(base: 0.3, waves: [.init(1.3, 0.09, 0.1), .init(3.7, 0.04, 0.6)]),
        colors: [color(0x58FFB0, 0), color(0x46F0A0, 0.55), color(0x2AC89A, 0.18), color(0x2AC89A, 0)]),
      Layer(
        line: Ridge(base: 0.22, waves: [.init(0.9, 0.1, 0.55), .init(4.4, 0.03, 0.2)]),
        colors: [color(0xB07CFF, 0), color(0x8F6CF0, 0.4), color(0x4AD8B0, 0.12), color(0x4AD8B0, 0)]),
      Layer(
        line: Ridge(base: 0.76, waves: [.init(1.7, 0.09, 0.35), .init(5.1, 0.03, 0.1)], isPointed: true),
        colors: [color(0xCFE6EE), color(0x4F7C94), color(0x2B5068)]),
      Layer(
        line: Ridge(
          base: 0.9, waves: [.init(0.7, 0.04, 0.8), .init(23, 0.014, 0.2), .init(37, 0.01, 0.7)], isPointed: true),
        colors: [color(0x0F2A38), color(0x081722)]),
    ])
}
