#if GTK
  import Foundation
  import HearthRendering

  /// Symbols that we draw ourselves because no icon looks like them, or because they have several colours: each a line of
  /// outlines, in the language of paths in SVG, in a box 16 units high.
  enum DrawnSymbols {
    static func drawing(_ name: String) -> SymbolDrawing? {
      let isFilled = name.hasSuffix(".fill")
      if let words = table[Substring(name)] { return drawing(words, isFilled: isFilled) }
      guard isFilled, let words = table[name.dropLast(5)], words.contains(where: { $0.contains("o M") }) else {
        return nil
      }
      return drawing(words, isFilled: true)
    }

    static var names: [String] { table.keys.map(String.init).sorted() }

    /// By name, the layers of each line.
    private static let table: [Substring: [Substring]] = {
      var table: [Substring: [Substring]] = [:]
      for line in (drawnSymbols + weatherSymbols).split(separator: "\n") {
        guard let bar = line.firstIndex(of: "|") else { continue }
        let layers = line[line.index(after: bar)...].split(separator: ";").map { $0.drop { $0 == " " } }
        for name in line[..<bar].split(separator: " ") { table[name] = layers }
      }
      return table
    }()

    /// A layer is written as its level, its hue, what is done, and the path: `0yf M…` fills a path in front, yellow in
    /// multicolour. Level and hue may be missing. What is done: `f` fills, `s` draws a line, `t` a thick one, `x` leaves
    /// an inside out of what lies below, `c` a line; `o` is an outline, which is filled in the form with `.fill`; `d` a
    /// line on it, which is left out there, and `D` an inside.
    private static func drawing(_ words: [Substring], isFilled: Bool) -> SymbolDrawing {
      SymbolDrawing(words.map(layer), isFilled: isFilled)
    }
    private static func layer(_ word: Substring) -> WrittenLayer {
      var head = word.prefix { $0 != "M" }.filter { $0 != " " }
      var parser = PathDataParser(String(word.drop { $0 != "M" }))
      var level: Int?
      if let digit = head.first?.wholeNumberValue {
        level = digit
        head.removeFirst()
      }
      let hue = head.count > 1 ? SymbolHue(rawValue: head.removeFirst()) : nil
      let kind = head.first.flatMap(WrittenLayer.Kind.init) ?? .fill
      return WrittenLayer(kind: kind, level: level, hue: hue, path: parser.parse())
    }
  }

  private func disc(_ x: Double, _ y: Double, _ r: Double) -> String {
    "M\(x - r) \(y) a\(r) \(r) 0 1 1 \(2 * r) 0 a\(r) \(r) 0 1 1 \(-2 * r) 0 Z"
  }
  private func cloud(_ x: Double, _ y: Double, _ k: Double) -> String {
    func n(_ value: Double) -> String { String((value * k * 100).rounded() / 100) }
    return "M\(x + 3.4 * k) \(y + 9.6 * k) a\(n(3.4)) \(n(3.4)) 0 0 1 \(n(-0.7)) \(n(-6.72)) "
      + "a\(n(4.6)) \(n(4.6)) 0 0 1 \(n(8.7)) \(n(0.32)) a\(n(3.25)) \(n(3.25)) 0 0 1 \(n(-0.5)) \(n(6.4)) Z"
  }
  private func rays(_ x: Double, _ y: Double, _ from: Double, _ to: Double, _ turns: ClosedRange<Int> = 0...7) -> String
  {
    turns.map { turn in
      let angle = Double(turn) * .pi / 4, c = cos(angle), s = sin(angle)
      return "M\(x + from * c) \(y + from * s) L\(x + to * c) \(y + to * s)"
    }
    .joined(separator: " ")
  }
  /// Slanted lines below a cloud.
  private func drops(_ count: Int, from y: Double, length: Double) -> String {
    (0..<count).map { index in
      let x = 8 + (Double(index) - Double(count - 1) / 2) * 2.9 + 0.6
      return "M\(x) \(y) l\(-length * 0.4) \(length)"
    }
    .joined(separator: " ")
  }
  private func flakes(_ count: Int, _ y: Double) -> String {
    (0..<count).map { disc(8 + (Double($0) - Double(count - 1) / 2) * 3.2, y + ($0 % 2 == 0 ? 0 : 1.2), 0.95) }
      .joined(separator: " ")
  }
  private let high = cloud(1.4, 0.4, 1)
  private let bolt = "M9 9.2 L5.6 12.6 H7.6 L6.4 15.6 L10.4 11.8 H8.2 L9.8 9.2 Z"
  private let sun = "1y f \(disc(10.6, 5.4, 2.7)); 1y s \(rays(10.6, 5.4, 4.1, 5.1, 3...8))"
  private let crescent = "1w f M10 0.8 A4.6 4.6 0 1 0 15.4 7 A5 5 0 0 1 10 0.8 Z"
  private func before(_ path: String) -> String { "1 x \(path); 1 c \(path); 0w f \(path)" }
  private let low = cloud(0.6, 5, 0.93)
  private let middle = cloud(0.6, 3, 0.87)

  private let weatherSymbols = """
    sun.max.fill | yf \(disc(8, 8, 3.5)); s \(rays(8, 8, 5.5, 7.1))
    sun.min.fill | yf \(disc(8, 8, 3.1)); s \(rays(8, 8, 5, 5.6))
    sun.haze.fill | 0y f M4.2 9.4 a3.8 3.8 0 1 1 7.6 0 Z; 0 s \(rays(8, 9, 5.6, 6.8, 4...8)); 1w s M2 12 H14 M4 14.6 H12
    cloud.fill | wf \(cloud(0.9, 3, 1.02))
    smoke.fill | kf \(cloud(0.9, 1.6, 1.02)); s M3 14.6 H13
    cloud.sun.fill | \(sun); \(before(low))
    cloud.moon.fill | \(crescent); \(before(low))
    cloud.rain.fill | 0w f \(high); 1c s \(drops(4, from: 11.8, length: 3))
    cloud.heavyrain.fill | 0w f \(high); 1c t \(drops(4, from: 12, length: 2.8))
    cloud.drizzle.fill | 0w f \(high); 1c s \(drops(3, from: 11.8, length: 1.1)) \(drops(2, from: 14.2, length: 1))
    cloud.snow.fill | 0w f \(high); 1w f \(flakes(4, 12.6))
    cloud.hail.fill | 0w f \(high); 1c f \(flakes(3, 13))
    cloud.sleet.fill | 0w f \(high); 1c s \(drops(3, from: 11.8, length: 3)); 1 f \(flakes(2, 13.8))
    cloud.fog.fill | 0w f \(high); 1k s M2 12.2 H14 M3.6 14.8 H12.4
    cloud.bolt.fill | 0w f \(high); 0 x \(bolt); 0 c \(bolt); 1y f \(bolt)
    cloud.bolt.rain.fill | 0w f \(high); 0 c \(bolt); 1y f \(bolt); 2c s M3.6 11.8 l-1.2 3 M13.2 11.8 l-1.2 3
    cloud.sun.rain.fill cloud.sun.rain | \(sun); \(before(middle)); 2c s M3.8 12.8 l-0.9 2.3 M6.8 12.8 l-0.9 2.3 M9.8 12.8 l-0.9 2.3
    cloud.sun.bolt.fill | \(sun); \(before(middle)); 2y f M6.6 11.4 L4.6 13.6 H6 L5.2 15.8 L8.4 13 H6.8 L7.8 11.4 Z
    cloud.moon.rain.fill cloud.moon.rain | \(crescent); \(before(middle)); 2c s M3.8 12.8 l-0.9 2.3 M6.8 12.8 l-0.9 2.3 M9.8 12.8 l-0.9 2.3
    cloud.moon.bolt.fill | \(crescent); \(before(middle)); 2y f M6.6 11.4 L4.6 13.6 H6 L5.2 15.8 L8.4 13 H6.8 L7.8 11.4 Z
    sunrise.fill | 1y f M4.4 12 a3.6 3.6 0 1 1 7.2 0 Z; 1y s M2.6 6.8 l0.9 0.9 M13.4 6.8 l-0.9 0.9 M0.9 12 H2.2 M15.1 12 H13.8; 0w s M1 14.4 H15; 0w s M8 5.8 V1.6 M6 3.4 L8 1.4 L10 3.4
    sunset.fill | 1y f M4.4 12 a3.6 3.6 0 1 1 7.2 0 Z; 1y s M2.6 6.8 l0.9 0.9 M13.4 6.8 l-0.9 0.9 M0.9 12 H2.2 M15.1 12 H13.8; 0w s M1 14.4 H15; 0w s M8 1.4 V5.4 M6 3.6 L8 5.6 L10 3.6
    wind | ws M1 6 H9.2 a2.2 2.2 0 1 0 -2.1 -2.9 M1 8.4 H12.6 a2.1 2.1 0 1 0 -2 -2.8 M1 10.8 H8.6 a2.1 2.1 0 1 1 -2 2.8
    wind.snow | 0w s M1 4.6 H7.6 a2 2 0 1 0 -1.9 -2.6 M1 7 H12.6 a2.1 2.1 0 1 0 -2 -2.8 M1 9.4 H4.6; 1w f \(disc(7.4, 10, 0.9)) \(disc(11, 10, 0.9)) \(disc(4.6, 12.6, 0.9)) \(disc(8.6, 13.2, 0.9)) \(disc(12.4, 13.2, 0.9))
    moonphase.new.moon | s \(disc(8, 8, 6.6))
    moonphase.full.moon | f \(disc(8, 8, 6.9))
    moonphase.first.quarter | s \(disc(8, 8, 6.6)); f M8 1.4 A6.6 6.6 0 0 1 8 14.6 Z
    moonphase.last.quarter | s \(disc(8, 8, 6.6)); f M8 1.4 A6.6 6.6 0 0 0 8 14.6 Z
    moonphase.waxing.crescent | s \(disc(8, 8, 6.6)); f M8 1.4 A6.6 6.6 0 0 1 8 14.6 A9.4 9.4 0 0 0 8 1.4 Z
    moonphase.waning.crescent | s \(disc(8, 8, 6.6)); f M8 1.4 A6.6 6.6 0 0 0 8 14.6 A9.4 9.4 0 0 1 8 1.4 Z
    moonphase.waxing.gibbous | s \(disc(8, 8, 6.6)); f M8 1.4 A6.6 6.6 0 0 1 8 14.6 A9.4 9.4 0 0 1 8 1.4 Z
    moonphase.waning.gibbous | s \(disc(8, 8, 6.6)); f M8 1.4 A6.6 6.6 0 0 0 8 14.6 A9.4 9.4 0 0 0 8 1.4 Z

    """

  private let shoulders = "M3.2 13.4 C3.6 10.8 5.6 9.9 8 9.9 C10.4 9.9 12.4 10.8 12.8 13.4 A7 7 0 0 1 3.2 13.4 Z"
  private func head(_ x: Double, _ y: Double) -> String { "f \(disc(x, y, 1.55))" }
  private func bust(_ x: Double, _ y: Double, _ k: Double) -> String {
    disc(x, y, 1.75 * k) + " M\(x - 3 * k) \(y + 6.4 * k) c0 \(-2.8 * k) \(1.2 * k) \(-3.9 * k) \(3 * k) \(-3.9 * k) "
      + "s\(3 * k) \(1.1 * k) \(3 * k) \(3.9 * k) Z"
  }

  private let drawnSymbols = """
    person.crop.circle.fill person.circle.fill | 1o \(disc(8, 8, 7.4)); 0D \(disc(8, 6, 2.7)) \(shoulders)
    person.crop.square.fill | 1 o M4.2 1 H11.8 A3.2 3.2 0 0 1 15 4.2 V11.8 A3.2 3.2 0 0 1 11.8 15 H4.2 A3.2 3.2 0 0 1 1 11.8 V4.2 A3.2 3.2 0 0 1 4.2 1 Z; 0D \(disc(8, 6, 2.7)) \(shoulders)
    person.3.sequence | 1r o \(bust(3.2, 5.4, 0.85)); 0 o \(bust(8, 5.4, 0.85)); 2 o \(bust(12.8, 5.4, 0.85))
    person.3 | 1 o \(bust(3, 6, 0.8)); 1 o \(bust(13, 6, 0.8)); 0 o \(bust(8, 4.6, 1.1))
    bell.badge | 1 o M2.6 12.4 C3.9 11 4.2 9.4 4.2 7.4 C4.2 4.6 5.8 3 8 3 S11.8 4.6 11.8 7.4 C11.8 9.4 12.1 11 13.4 12.4 Z; 1 f M6.2 13.6 a1.8 1.8 0 0 0 3.6 0 Z; 1 x \(disc(12, 4, 3.6)); 0r f \(disc(12, 4, 2.6))
    app.badge | 1 o M4.4 2.6 H11.6 A2.9 2.9 0 0 1 14.5 5.5 V11.6 A2.9 2.9 0 0 1 11.6 14.5 H4.4 A2.9 2.9 0 0 1 1.5 11.6 V5.5 A2.9 2.9 0 0 1 4.4 2.6 Z; 1 x \(disc(12.8, 3.4, 3.6)); 0r f \(disc(12.8, 3.4, 2.6))
    square.3.layers.3d square.3.stack.3d square.stack.3d.down.right square.3.layers.3d.down.right | 2 o M8 8.6 L14.8 11.8 L8 15 L1.2 11.8 Z; 1 x M8 5.2 L15.8 9 L8 12.8 L0.2 9 Z; 1 o M8 4.9 L14.8 8.1 L8 11.3 L1.2 8.1 Z; 0 x M8 1.5 L15.8 5.3 L8 9.1 L0.2 5.3 Z; 0 o M8 1.2 L14.8 4.4 L8 7.6 L1.2 4.4 Z
    tshirt jacket coat | o M5.4 2 L1.3 4.2 L2.6 7.4 L4.4 6.6 V14.2 H11.6 V6.6 L13.4 7.4 L14.7 4.2 L10.6 2 C10 3.7 6 3.7 5.4 2 Z
    shoe | o M1.4 5 C2.6 6 4.2 5.8 5 4.6 L9.4 8.6 C11 9.4 14.6 9.2 14.6 11.2 V12.2 H1.4 Z; d M6.2 7.4 L7.6 6 M8 8.8 L9.4 7.4
    shoe.2 | o M1.4 2.4 C2.4 3.2 3.8 3 4.4 2.2 L8 5.2 C9.4 5.8 12 5.8 12 7.4 V8 H1.4 Z; o M4.4 9 C5.4 9.8 6.8 9.6 7.4 8.8 L11 11.8 C12.4 12.4 15 12.4 15 14 V14.6 H4.4 Z
    hanger | s M6.2 4.6 a1.9 1.9 0 1 1 2.6 1.8 C8.2 6.8 8 7 8 7.6 L1.6 11.6 C1 12.2 1.2 13 2 13 H14 C14.8 13 15 12.2 14.4 11.6 L8 7.6
    figure.walk figure.walk.motion | \(head(8.6, 2)); t M8.3 5.2 L7.6 9.2 L9.8 11.6 L10.2 14.8 M7.6 9.2 L6.6 12 L4.6 14.6 M8.3 5.2 L5.8 6.6 L5.2 8.8 M8.3 5.2 L10.2 7.6 L12 8.3
    figure.run figure.highintensity.intervaltraining | \(head(10.4, 2)); t M9.4 5 L7.4 8.8 L10 10.8 L9.2 14.6 M7.4 8.8 L6.2 11.6 L2.6 11.8 M9.4 5 L6.4 4.8 L4.6 7 M9.4 5 L11 7.4 L13.4 6.8
    figure.hiking | \(head(8.6, 2)); t M8.3 5.2 L7.6 9.2 L9.8 11.6 L10.2 14.8 M7.6 9.2 L6.6 12 L4.6 14.6 M8.3 5.2 L10 7.6 L12 8; s M12.6 6 L13.4 14.8; f M5.4 4.4 L7 4.8 L6.2 8.6 L4.6 8.2 Z
    figure.stand figure | \(head(8, 2)); t M8 5 V9.4 M8 5.2 L5.2 6 L4.8 9.4 M8 5.2 L10.8 6 L11.2 9.4 M8 9.4 L6.4 14.8 M8 9.4 L9.6 14.8
    figure.child figure.and.child.holdinghands | \(head(5.4, 2)); t M5.4 5 V9.4 M5.4 5.2 L2.8 6.2 L2.4 9.4 M5.4 5.2 L8 6.2 L9.2 9 M5.4 9.4 L4.2 14.8 M5.4 9.4 L6.6 14.8; f \(disc(11.8, 7, 1.2)); s M11.8 9 V12 M11.8 9.4 L9.4 9.2 M11.8 9.4 L13.6 11.4 M11.8 12 L10.8 14.8 M11.8 12 L12.8 14.8
    figure.2 figure.2.and.child.holdinghands figure.2.arms.open | \(head(4.6, 2)); t M4.6 5 V9.4 M4.6 5.2 L2.4 6.2 L2 9.4 M4.6 5.2 L7 6.2 L8 9 M4.6 9.4 L3.4 14.8 M4.6 9.4 L5.8 14.8; \(head(11.4, 2)); t M11.4 5 V9.4 M11.4 5.2 L13.6 6.2 L14 9.4 M11.4 5.2 L9 6.2 L8 9 M11.4 9.4 L10.2 14.8 M11.4 9.4 L12.6 14.8
    figure.wave | \(head(8, 2.4)); t M8 5.4 V9.6 M8 5.6 L5.2 6.4 L4.8 9.6 M8 5.6 L11 5.2 L12.2 1.8 M8 9.6 L6.4 14.8 M8 9.6 L9.6 14.8; s M14 1.2 l0.8 1.6
    figure.arms.open figure.cooldown figure.flexibility | \(head(8, 2)); t M8 5 V9.4 M8 5.2 L3 3.6 M8 5.2 L13 3.6 M8 9.4 L5.4 14.8 M8 9.4 L10.6 14.8
    figure.dance figure.martial.arts | \(head(7, 2)); t M7 5 L7.6 9.2 M7 5.2 L3.6 4.6 L2.6 1.8 M7 5.2 L10.6 4 L12.6 1.6 M7.6 9.2 L6.6 14.8 M7.6 9.2 L11.4 10.4 L14 8.4
    figure.strengthtraining.traditional figure.cross.training figure.strengthtraining.functional | \(head(8, 4.6)); t M8 7.4 V10.8 M8 7.6 L4.6 6.4 L4.6 2 M8 7.6 L11.4 6.4 L11.4 2 M8 10.8 L6 14.8 M8 10.8 L10 14.8; s M1.8 2 H14.2; t M1.8 0.8 V3.2 M14.2 0.8 V3.2
    figure.yoga figure.mind.and.body | \(head(8, 2.4)); t M8 5.4 V10 L3.4 11.8 L9 13.8 M8 10 L12.6 11.8 L7 13.8 M8 5.6 L4.6 7.6 L2.8 10.4 M8 5.6 L11.4 7.6 L13.2 10.4
    figure.core.training figure.pilates | \(head(2.6, 7.4)); t M4.8 9.4 L9 10.6 L11.4 7.4 L14.6 8.6 M5 9.6 L8.4 7.6; s M1.2 13.4 H14.8
    figure.pool.swim figure.open.water.swim | \(head(12, 6.4)); t M10 8.2 L3.2 10.4 M9.8 8 L7.4 4.4 L4.4 5.4; s M1 13.4 q1.75 -1.8 3.5 0 t3.5 0 t3.5 0 t3.5 0
    figure.outdoor.cycle figure.indoor.cycle | s \(disc(3.6, 11.6, 2.9)) \(disc(12.4, 11.6, 2.9)); f \(disc(10, 2, 1.5)); t M8.6 4.8 L5.8 7.2 L8.4 9.2 L7.6 12.2 M8.6 4.8 L10.6 6.6 L12.6 6.6
    figure.rower | \(head(6, 4)); t M5.6 6.8 L5 10.4 L9 9 L11.6 11 M5.6 7 L9.6 7.6; s M7 6 L14.4 12.6 M1.4 13.4 H14.6
    figure.stairs | \(head(7, 1.8)); t M7 4.6 L6.4 8.4 L9.2 9 L9 11.6 M6.4 8.4 L4.8 11.4 L3.6 13.8 M7 4.8 L9.8 6.6; s M2 15 H6 V13 H10 V10.6 H14
    figure.climbing | \(head(8, 4)); t M8 6.8 L7.4 10 M8 7 L5 5 L5.4 1.4 M8 7 L11.4 6.6 L12 3.4 M7.4 10 L10.6 10.8 L10.2 13.6 M7.4 10 L5.2 12 L6 14.8
    figure.soccer figure.american.football | \(head(9.6, 2)); t M8.8 5 L7.2 8.8 L10 10.4 L11.4 13 M7.2 8.8 L5.6 11.8 L2.8 12.8 M8.8 5 L6 5 L4.4 7.2 M8.8 5 L11 7 L13.2 6; f \(disc(13.6, 14, 1.4))
    figure.basketball figure.handball figure.volleyball | \(head(6.8, 3)); t M6.6 6 L6.4 9.8 M6.6 6.2 L9.6 5 L11.2 2.6 M6.6 6.2 L4 7.6 L3.6 10 M6.4 9.8 L5.2 14.8 M6.4 9.8 L9 11.6 L8.8 14.8; f \(disc(13, 1.9, 1.6))
    figure.tennis figure.badminton figure.golf figure.baseball figure.hockey figure.cricket | \(head(6.6, 2.4)); t M6.4 5.4 L6.6 9.4 M6.4 5.6 L9.4 6.8 L11.4 5 M6.6 9.4 L4.4 14.8 M6.6 9.4 L9.6 12 L9.4 14.8; s M11.4 5 L13.4 2.4
    figure.boxing | \(head(7, 2)); t M6.6 5 L6.4 9.2 M6.6 5.2 L9 6.8 L12.8 5.4 M6.6 5.2 L9.8 4.6 M6.4 9.2 L4.2 14.8 M6.4 9.2 L9.2 11.6 L9.8 14.8; f \(disc(13.2, 5.2, 1.4))
    figure.roll | f \(disc(6.6, 2, 1.5)); t M6.6 4.6 V8.8 H10.2 L12 12.6 M6.6 6.4 H10; s M5 7.6 A4 4 0 1 0 10.6 12.6
    figure.skiing.downhill figure.snowboarding figure.skating | \(head(9.8, 2.6)); t M9 5.6 L6.6 8.8 L9.4 10.4 L8 13 M9 5.8 L12.4 8; s M2 11.6 L13.6 15
    pawprint | o \(disc(3.1, 7.2, 1.6)); o \(disc(6.1, 3.9, 1.75)); o \(disc(9.9, 3.9, 1.75)); o \(disc(12.9, 7.2, 1.6)); o M8 7.8 C10.2 7.8 12.4 10.8 12.4 12.6 C12.4 14.6 9.8 13.8 8 13.8 S3.6 14.6 3.6 12.6 C3.6 10.8 5.8 7.8 8 7.8 Z
    hare | o M1.2 11.6 C1.2 9.6 3.4 7.6 6.4 7.8 C8.4 8 9.6 7.4 10.2 6.6 C7.8 5 6.6 2.6 7.4 1.8 C8.4 1.2 10.6 3.4 11.8 5.4 C13.6 5.6 15 7 15 8.4 C15 9.4 13.4 9.4 12.6 9.6 C12.2 11.4 11.6 12 11.6 13.4 H9.2 L8.6 12.2 L6.6 13.4 H2.8 C1.8 13.4 1.2 12.6 1.2 11.6 Z
    tortoise | o M2.4 10.6 C2.4 6.6 4.8 4.2 7.4 4.2 S12 6.8 12 10.6 Z; o M12 9 C12.4 7.4 15.2 7.2 15.2 9 C15.2 10.2 13.6 10.6 12 10.6 Z; s M4 10.8 V12.6 H5.8 M9 10.8 V12.6 H10.8 M0.8 10.6 H2.4
    bird | o M1 12.8 L6.6 9 C5.8 5.2 7.6 2.4 10.4 2.4 C11.8 2.4 12.8 3.2 13.2 4.2 L15.2 5.2 L13.2 6 C13.6 9.8 10.6 12.6 7 12.6 C5 12.6 3 12.8 1 12.8 Z; D \(disc(11, 4.9, 0.7))
    fish | o M1 8 C3 4.6 7.6 3.6 11 7 L14.8 4.6 C14.2 6.8 14.2 9.2 14.8 11.4 L11 9 C7.6 12.4 3 11.4 1 8 Z; D \(disc(4.4, 7.4, 0.75))
    dog | o M3 4.4 C3.6 2.6 5.2 2.4 6.2 3 H9.8 C10.8 2.4 12.4 2.6 13 4.4 L14.6 8.4 L12.6 9 C12.4 11.6 10.6 14 8 14 S3.6 11.6 3.4 9 L1.4 8.4 Z; D \(disc(6.2, 7.4, 0.8)); D \(disc(9.8, 7.4, 0.8)); D M6.8 10.2 H9.2 L8 11.6 Z
    cat | o M2.6 2.2 L5.4 4.2 C7 3.6 9 3.6 10.6 4.2 L13.4 2.2 C14 4 14 6 13.8 7.6 C13.8 11.4 11.4 13.8 8 13.8 S2.2 11.4 2.2 7.6 C2 6 2 4 2.6 2.2 Z; D \(disc(5.6, 8, 0.8)); D \(disc(10.4, 8, 0.8)); D M7 10.4 H9 L8 11.4 Z
    lizard | s M2 13.6 C5 14 5.4 11 8 9.6 C10.8 8 11 4.4 13.6 2.4 M8.4 9.2 L5.4 7.4 M8.6 9.2 L10.6 11.8 M11 5.6 L8.4 4.4 M11.4 5.8 L13.6 7.6
    teddybear | o \(disc(8, 8.4, 5.2)); o \(disc(3.6, 3.8, 2)); o \(disc(12.4, 3.8, 2)); D \(disc(6, 7.4, 0.75)); D \(disc(10, 7.4, 0.75)); D \(disc(8, 10.4, 1.3))
    bed.double | o M1 8.6 H15 V12.2 H1 Z; s M2.4 8.4 V4.6 C2.4 3.8 3 3.2 3.8 3.2 H12.2 C13 3.2 13.6 3.8 13.6 4.6 V8.4 M1.2 12.4 V14 M14.8 12.4 V14; o M4.4 6.4 H7.2 V8.4 H4.4 Z; o M8.8 6.4 H11.6 V8.4 H8.8 Z
    sofa | o M1.2 7.6 C1.2 6.2 3.4 6.2 3.4 7.6 V9.4 H12.6 V7.6 C12.6 6.2 14.8 6.2 14.8 7.6 V12 H1.2 Z; s M3 5.8 V4.8 C3 3.8 3.6 3.2 4.6 3.2 H11.4 C12.4 3.2 13 3.8 13 4.8 V5.8 M3 12.4 V13.6 M13 12.4 V13.6
    chair chair.lounge | o M4 8.4 H12 V10.4 H4 Z; s M4.2 8.2 V2.2 H11.8 V8.2 M4.6 10.6 V14.4 M11.4 10.6 V14.4
    table.furniture | o M1 4.4 H15 V6.2 H1 Z; s M3 6.4 V13 M13 6.4 V13
    cabinet | o M2 2.4 H14 V13 H2 Z; d M8 2.4 V13; D \(disc(6.6, 7.6, 0.6)) \(disc(9.4, 7.6, 0.6))
    refrigerator | o M4 1.2 H12 V14.6 H4 Z; d M4 6 H12 M5.8 3.2 V4.4 M5.8 8 V10
    oven microwave dishwasher | o M2 2.4 H14 V13.8 H2 Z; d M2 5.6 H14 M4.4 8 H11.6 V11.6 H4.4 Z; D \(disc(4.4, 4, 0.6)) \(disc(6.6, 4, 0.6))
    washer dryer | o M2.6 1.6 H13.4 V14.4 H2.6 Z; d \(disc(8, 9, 3.2)); D \(disc(4.8, 3.6, 0.6)) \(disc(6.8, 3.6, 0.6))
    toilet | o M3 6.6 H13 C13 9.6 11 11.2 9.6 11.4 L10 14.4 H6 L6.4 11.4 C5 11.2 3 9.6 3 6.6 Z; s M4 6.2 V1.8 H8.4 V6.2
    bathtub | o M1.2 8 H14.8 V9.4 C14.8 11.4 13.4 12.6 11.6 12.6 H4.4 C2.6 12.6 1.2 11.4 1.2 9.4 Z; s M3 7.6 V3.4 C3 1.6 5.6 1.6 5.8 3.4 M4.2 13 L3.6 14.4 M11.8 13 L12.4 14.4
    shower | o M3.4 7 C3.4 4.6 5.4 3 7.8 3 S12.2 4.6 12.2 7 Z; s M7.8 2.8 V1.2 M4.8 9.2 V10.4 M7.8 9.2 V10.4 M10.8 9.2 V10.4 M4.8 12.6 V13.8 M7.8 12.6 V13.8 M10.8 12.6 V13.8
    sink spigot | s M2 6 H9.4 C11 6 11.8 7 11.8 8.4 V9 M6 5.8 V3 M4 2.8 H8; f M11.8 11 C12.8 12.4 13 13 13 13.4 a1.2 1.2 0 0 1 -2.4 0 C10.6 13 10.8 12.4 11.8 11 Z
    fireplace | s M1.6 3 H14.4 V14 H1.6 Z M4.4 14 V7 H11.6 V14; of M8 8.4 C9.6 10 10.2 11 10.2 12 a2.2 2.2 0 0 1 -4.4 0 C5.8 11 6.8 10.6 8 8.4 Z
    door.garage.closed | s M1.4 14 V5.2 L8 1.8 L14.6 5.2 V14 M4 14 V7.4 H12 V14 M4 9.6 H12 M4 11.8 H12
    window.vertical.closed | s M3 1.4 H13 V14.6 H3 Z M3 8 H13 M8 1.4 V14.6
    lightswitch.on poweroutlet.type.b | s M3.4 1.4 H12.6 V14.6 H3.4 Z; f M6.6 5 H9.4 V8 H6.6 Z; s M6.6 5 H9.4 V11 H6.6 Z
    tent | o M8 2.2 L15 13.8 H1 Z; d M8 6.6 L11 13.6 M8 6.6 L5 13.6
    sailboat | o M7.4 1.4 V10.2 H2 Z; o M8.8 3.4 C11 5.2 12.6 7.6 13 10.2 H8.8 Z; o M1.4 11.6 H14.6 L12.8 14.6 H3.2 Z
    ferry | o M1.4 9.2 L8 7.2 L14.6 9.2 L12.8 13 H3.2 Z; s M3.4 8.4 V4.8 H12.6 V8.4 M6.4 4.6 V2 H9.6 V4.6 M1 14.8 q1.75 -1.6 3.5 0 t3.5 0 t3.5 0 t3.5 0
    car.side car.2 | o M1 10.8 V8.6 L3.4 7.8 L5.4 4.8 H10.4 L13 7.8 L15 8.6 V10.8 Z; f \(disc(4.4, 11.4, 1.8)); f \(disc(11.8, 11.4, 1.8)); D M6.2 6 H7.6 V7.6 H5.2 Z
    airplane.departure airplane.arrival | s M1.2 14 H14.8; f M1 7.2 L2.2 6.8 L4 8.2 L7 7.2 L4 2.8 L5.6 2.2 L10.6 6 L13.4 5 C14.8 4.6 15.4 6 14.2 6.6 L4 10.4 C3.2 10.6 2.6 10.4 2.2 9.8 Z
    scooter moped | s \(disc(3.4, 12, 2.2)) \(disc(12.6, 12, 2.2)) M5.6 12 H9 L11.6 4 H9.4 M11 5.6 L12.6 9.8
    road.lanes | s M4.6 2 L1.4 14 M11.4 2 L14.6 14 M8 2 V4.4 M8 6.8 V9.2 M8 11.6 V14
    wineglass | o M4.4 1.4 H11.6 C12.2 5.8 10.8 8.6 8 8.6 S3.8 5.8 4.4 1.4 Z; s M8 8.8 V14.4 M5 14.6 H11
    waterbottle | o M6 4 C6 5 4.4 5.4 4.4 7 V14.6 H11.6 V7 C11.6 5.4 10 5 10 4 Z; f M6 1.2 H10 V3.2 H6 Z
    takeoutbag.and.cup.and.straw popcorn | o M1.2 5 H8 L7.4 14.4 H1.8 Z; o M9.2 7.2 H14.8 L14.2 14.4 H9.8 Z; s M12 7 L12.6 2.8 H14.4 M3 4.8 L3.4 2 H6 L6.4 4.8
    frying.pan | o \(disc(5.6, 10, 4.4)); t M9 6.8 L14.4 1.8
    balloon balloon.2 | o M8 1.2 C11 1.2 12.8 3.6 12.8 6.2 C12.8 9 10.4 11.4 8 11.4 S3.2 9 3.2 6.2 C3.2 3.6 5 1.2 8 1.2 Z; s M8 11.6 C7 12.8 9 13.6 8 15
    party.popper | o M1.6 14.6 L5.4 5.4 L10.6 10.6 Z; s M8.4 4.4 C8.8 3 8.4 2 7.4 1.4 M11.6 7.6 C13 7.2 14 7.6 14.6 8.6 M10 6 L12.6 3.2; f \(disc(13.2, 1.8, 0.8)) \(disc(14.4, 5.2, 0.7)) \(disc(10.6, 2, 0.7))
    fireworks | s \(rays(8, 6.4, 1.6, 3)); s \(rays(8, 6.4, 4.2, 5.6)); s M8 10 V15
    crown | o M1.6 4.8 L4.8 7.6 L8 2.6 L11.2 7.6 L14.4 4.8 L13 12.8 H3 Z
    dumbbell | t M4.4 4.2 V11.8 M11.6 4.2 V11.8; t M2.2 5.8 V10.2 M13.8 5.8 V10.2; s M4.4 8 H11.6 M1 8 H2 M14 8 H15
    basketball | o \(disc(8, 8, 6.9)); d M8 1.2 V14.8 M1.2 8 H14.8 M3.2 3.2 C6.2 5.8 6.2 10.2 3.2 12.8 M12.8 3.2 C9.8 5.8 9.8 10.2 12.8 12.8
    soccerball | s \(disc(8, 8, 6.9)); f M8 5 L10.8 7.1 L9.8 10.4 H6.2 L5.2 7.1 Z; s M8 5 V1.4 M10.8 7.1 L14.4 6 M9.8 10.4 L12 13.4 M6.2 10.4 L4 13.4 M5.2 7.1 L1.6 6
    soccerball.inverse | f \(disc(8, 8, 7.3)); x M8 5 L10.8 7.1 L9.8 10.4 H6.2 L5.2 7.1 Z; c M8 5 V1.4 M10.8 7.1 L14.4 6 M9.8 10.4 L12 13.4 M6.2 10.4 L4 13.4 M5.2 7.1 L1.6 6
    football american.football | o M1.6 14.4 C0.8 9.4 3 5.6 6 3.6 S12.6 1.2 14.4 1.6 C15.2 6.6 13 10.4 10 12.4 S3.4 14.8 1.6 14.4 Z; d M6 10 L10 6 M6 8.4 L7.6 10 M8.4 6 L10 7.6
    tennisball baseball cricket.ball | o \(disc(8, 8, 6.9)); d M3 3.4 C6.2 6 6.2 10 3 12.6 M13 3.4 C9.8 6 9.8 10 13 12.6
    volleyball | o \(disc(8, 8, 6.9)); d M8 8 C7 5 4.6 3.6 2.4 4.2 M8 8 C11 8.8 13.4 7.6 14.4 5.4 M8 8 C6 10.4 6.2 13 8 14.8 M8 1.2 C10.8 2.4 12 4.6 11.4 7.8
    hockey.puck | o M1.4 6 C1.4 3.4 14.6 3.4 14.6 6 V10.4 C14.6 13 1.4 13 1.4 10.4 Z; d M1.4 6 C1.4 8.6 14.6 8.6 14.6 6
    tennis.racket | o \(disc(9.8, 5.6, 4.4)); t M6.6 8.8 L2 13.8; d M8.2 2.4 V9 M11.4 2.4 V9 M6.4 4.2 H13.4 M6.4 7.2 H13.4
    sportscourt | o M1 3.4 H15 V12.6 H1 Z; d M8 3.4 V12.6 M1 6 H3.4 V10 H1 M15 6 H12.6 V10 H15; d \(disc(8, 8, 1.7))
    guitars | o M3.4 8.2 C4.6 7 6.2 7.6 7.2 8.8 C8.4 9.8 9 11.4 7.8 12.6 C6.4 14 2.2 14.6 1.4 13.6 S2 9.6 3.4 8.2 Z; s M6.6 9.4 L12.6 3.4 M11.6 2.6 L13.4 4.4 L14.8 2.8 L13.2 1.2 Z
    pianokeys | o M1.2 3 H14.8 V13 H1.2 Z; d M5.7 9 V13 M10.3 9 V13; D M4.7 3 H6.7 V9 H4.7 Z M9.3 3 H11.3 V9 H9.3 Z
    metronome | o M5.6 1.6 H10.4 L13 14.4 H3 Z; d M7.6 11.6 L13.2 3.6 M3.6 11.6 H12.4
    cross.case | o M1.4 4.6 H14.6 V13.6 H1.4 Z; s M5.4 4.4 V3 C5.4 2.4 5.8 2 6.4 2 H9.6 C10.2 2 10.6 2.4 10.6 3 V4.4; d M8 6.8 V11.4 M5.7 9.1 H10.3
    syringe | s M9.4 2.8 L13.2 6.6 M11.8 1.6 L14.4 4.2 M13.1 2.9 L11.4 4.6 M1.4 14.6 L4 12; o M8.8 4.4 L11.6 7.2 L6.4 12.4 H3.6 V9.6 Z; d M6.8 6.6 L8.2 8
    pill | o M3 8.4 L8.4 3 A3.25 3.25 0 0 1 13 7.6 L7.6 13 A3.25 3.25 0 0 1 3 8.4 Z; d M5.7 5.7 L10.3 10.3
    facemask | o M3.4 5.2 C6 5.2 7 4 8 4 S10 5.2 12.6 5.2 V8.6 C12.6 11.2 10 12.8 8 12.8 S3.4 11.2 3.4 8.6 Z; s M3.2 6 C1.4 5.6 0.8 8.6 3.4 9.2 M12.8 6 C14.6 5.6 15.2 8.6 12.6 9.2; d M5.6 7.4 H10.4 M5.6 9.6 H10.4
    allergens | f \(disc(8, 8, 1.6)) \(disc(8, 3, 1.6)) \(disc(12.4, 5.6, 1.6)) \(disc(12.4, 10.4, 1.6)) \(disc(8, 13, 1.6)) \(disc(3.6, 10.4, 1.6)) \(disc(3.6, 5.6, 1.6))
    brain brain.fill | o M8 3.2 C7 1.4 4.4 1.8 4.2 3.8 C2.4 4 1.6 6 2.6 7.4 C1.4 8.8 2 11 3.8 11.4 C4 13.6 7 14.4 8 12.6 C9 14.4 12 13.6 12.2 11.4 C14 11 14.6 8.8 13.4 7.4 C14.4 6 13.6 4 11.8 3.8 C11.6 1.8 9 1.4 8 3.2 Z; d M8 3.4 V12.4 M8 6.6 C6.8 6.6 6 6 5.8 4.8 M8 9.6 C9.2 9.6 10 10.2 10.2 11.2 M4.4 8.8 C5.2 8.4 6 8.6 6.4 9.4 M11.6 7 C10.8 7.4 10 7.2 9.6 6.4
    brain.head.profile brain.filled.head.profile | o M5.4 14.6 V12 C3 11.2 1.8 9 2.2 6.4 C2.6 3.2 5 1.4 8 1.4 C11.2 1.4 13.4 3.6 13.4 6.6 L14.8 9.2 L13.4 9.8 V12.2 H11 V14.6 Z; d M5 6.4 C5 4.4 7 3.8 8 4.8 C9.4 3.8 11 5 10.6 6.6 C11.2 8 9.6 9.2 8.4 8.4 C7.2 9.4 4.8 8.4 5 6.4 Z
    eyes | o M4.4 3 C6.2 3 7.2 5.4 7.2 8 S6.2 13 4.4 13 S1.6 10.6 1.6 8 S2.6 3 4.4 3 Z; o M11.6 3 C13.4 3 14.4 5.4 14.4 8 S13.4 13 11.6 13 S8.8 10.6 8.8 8 S9.8 3 11.6 3 Z; D \(disc(5.2, 9.2, 1.2)) \(disc(12.4, 9.2, 1.2))
    nose | s M9 1.6 C8.6 5 5 8.6 4.6 10.6 C4.4 12.4 6 13 7.4 12.4 C8 13.6 10 13.6 10.4 12 C11.6 12 12 10.8 11.4 9.8
    mouth | o M1.2 8 C3.6 5.6 5.4 4.4 6.8 4.4 C7.4 4.4 7.6 4.8 8 4.8 S8.6 4.4 9.2 4.4 C10.6 4.4 12.4 5.6 14.8 8 C12.6 10.8 10.4 12 8 12 S3.4 10.8 1.2 8 Z; d M1.4 8 C4 7.2 6 8 8 8 S12 7.2 14.6 8
    mustache | o M8 6.4 C9.6 4.4 11.6 5.6 12.2 7 C12.8 8.4 14 8.6 15 8 C14.4 10.8 10.2 12 8 9 C5.8 12 1.6 10.8 1 8 C2 8.6 3.2 8.4 3.8 7 C4.4 5.6 6.4 4.4 8 6.4 Z
    comb | o M1.2 4 H14.8 V7 H1.2 Z; s M2.4 7.4 V12 M4.7 7.4 V12 M6.9 7.4 V12 M9.1 7.4 V12 M11.3 7.4 V12 M13.6 7.4 V12
    hand.wave hands.clap hands.sparkles | o M5 14 C2.6 11.6 1.6 9.4 1.2 7.6 C1.2 6.4 2.6 6.2 3 7.4 L3.8 8.8 L2.6 4.4 C2.4 3 4.2 2.6 4.6 4 L5.6 7 L5.2 2.6 C5.2 1.2 7 1.2 7.2 2.6 L7.8 6.6 L8.4 3.2 C8.8 2 10.4 2.4 10.2 3.8 L9.8 8 L11.4 6.6 C12.4 5.8 13.6 7 12.8 8 C11.6 9.8 11 11.4 10 12.8 C8.8 14.6 6.6 15.2 5 14 Z; s M12 1.2 C13.4 1.8 14.2 2.8 14.6 4.2
    hand.point.right hand.draw | o M1.4 5.4 H5 L8 3.6 C9 3.4 9.4 4.6 8.6 5.2 L7.8 5.8 H14 C15.2 5.8 15.2 7.8 14 7.8 H10.4 C11.2 8.2 11 9.6 10.2 9.6 C10.8 10.2 10.4 11.4 9.6 11.4 C9.8 12.4 9.2 13 8.2 13 H5.4 L4 12 H1.4 Z
    staroflife | o M6.2 1 H9.8 V4.9 L13.2 2.9 L15 6 L11.6 8 L15 10 L13.2 13.1 L9.8 11.1 V15 H6.2 V11.1 L2.8 13.1 L1 10 L4.4 8 L1 6 L2.8 2.9 L6.2 4.9 Z
    medical.thermometer | o M12.6 1.6 C13.8 2.2 14.6 3.2 14.4 4.4 L6.2 12 L3.8 9.8 Z; s M4.6 11.4 L1.4 14.6; d M9.4 5 L10.6 6.2
    face.smiling | o \(disc(8, 8, 6.9)); D \(disc(5.7, 6.4, 0.95)) \(disc(10.3, 6.4, 0.95)); d M4.8 9.4 C5.6 11.6 10.4 11.6 11.2 9.4
    face.smiling.inverse | f \(disc(8, 8, 7.3)); x \(disc(5.7, 6.4, 0.95)) \(disc(10.3, 6.4, 0.95)); c M4.8 9.4 C5.6 11.6 10.4 11.6 11.2 9.4
    face.dashed faceid | s M1.2 4.6 V3.4 A2.2 2.2 0 0 1 3.4 1.2 H4.6 M11.4 1.2 H12.6 A2.2 2.2 0 0 1 14.8 3.4 V4.6 M14.8 11.4 V12.6 A2.2 2.2 0 0 1 12.6 14.8 H11.4 M4.6 14.8 H3.4 A2.2 2.2 0 0 1 1.2 12.6 V11.4 M5.2 5.6 V6.8 M10.8 5.6 V6.8 M8.2 5.6 V8.8 H7.4 M5.4 10.8 C6.6 12 9.4 12 10.6 10.8
    opticid | s \(disc(8, 8, 6.4)) \(disc(8, 8, 2.6)); s \(rays(8, 8, 3.6, 5.2))
    shield.checkered | o M8 1 L14 3.2 V7.6 C14 11.4 11.6 13.8 8 15 C4.4 13.8 2 11.4 2 7.6 V3.2 Z; f M8 1 V8 H14 C14.2 6 14 4.4 14 3.2 Z; f M8 8 V15 C4.4 13.8 2.2 11.4 2 8 Z
    key.horizontal | o M15 8 L13.4 9.6 L12.2 8.6 L11 9.6 L9.6 8.8 H8.6 A3.6 3.6 0 1 1 8.6 6.6 H13.6 Z; D \(disc(3.8, 7.8, 0.9))
    ellipsis.rectangle | 1 o M1 3.6 H15 V12.4 H1 Z; 0D \(disc(4.4, 8, 1)) \(disc(8, 8, 1)) \(disc(11.6, 8, 1))
    exclamationmark.2 | t M5.4 2.4 V9.2 M10.6 2.4 V9.2; f \(disc(5.4, 13, 1.3)) \(disc(10.6, 13, 1.3))
    exclamationmark.3 | t M3.4 2.4 V9.2 M8 2.4 V9.2 M12.6 2.4 V9.2; f \(disc(3.4, 13, 1.3)) \(disc(8, 13, 1.3)) \(disc(12.6, 13, 1.3))
    goforward | 1 s M8 2.4 A6 6 0 1 0 13.6 6; 1 f M7.6 -0.2 L11.2 2.4 L7.6 5 Z
    gobackward | 1 s M8 2.4 A6 6 0 1 1 2.4 6; 1 f M8.4 -0.2 L4.8 2.4 L8.4 5 Z
    rotate.left | o M2 7.4 H10 V14.4 H2 Z; s M7 3.2 H10.4 C12.6 3.2 13.8 4.8 13.8 7 M9 1 L6.8 3.2 L9 5.4
    rotate.right | o M6 7.4 H14 V14.4 H6 Z; s M9 3.2 H5.6 C3.4 3.2 2.2 4.8 2.2 7 M7 1 L9.2 3.2 L7 5.4
    camera.rotate arrow.triangle.2.circlepath.camera | o M1.2 5.2 H4 L5.2 3.2 H10.8 L12 5.2 H14.8 V13.4 H1.2 Z; d M5.2 9 A2.9 2.9 0 0 1 10.4 7.4 M10.8 9.4 A2.9 2.9 0 0 1 5.6 11
    square.split.2x2 | 1 o M1.5 1.5 H14.5 V14.5 H1.5 Z; 0d M8 1.5 V14.5 M1.5 8 H14.5
    square.on.square.fill square.fill.on.square | 1 s M3.4 10.8 H2.4 A1.2 1.2 0 0 1 1.2 9.6 V2.4 A1.2 1.2 0 0 1 2.4 1.2 H9.6 A1.2 1.2 0 0 1 10.8 2.4 V3.4; 0 f M6.6 5 H13.4 A1.6 1.6 0 0 1 15 6.6 V13.4 A1.6 1.6 0 0 1 13.4 15 H6.6 A1.6 1.6 0 0 1 5 13.4 V6.6 A1.6 1.6 0 0 1 6.6 5 Z
    sparkle | f M8 1 C8.6 5.4 10.6 7.4 15 8 C10.6 8.6 8.6 10.6 8 15 C7.4 10.6 5.4 8.6 1 8 C5.4 7.4 7.4 5.4 8 1 Z
    circle.righthalf.filled | s \(disc(8, 8, 6.9)); f M8 1.1 A6.9 6.9 0 0 1 8 14.9 Z
    circle.lefthalf.fill | s \(disc(8, 8, 6.9)); f M8 1.1 A6.9 6.9 0 0 0 8 14.9 Z
    camera.filters | s \(disc(8, 5.6, 4)) \(disc(5.4, 10.2, 4)) \(disc(10.6, 10.2, 4))
    camera.macro | o M8 8.6 C5.4 8.4 4.2 6.8 4.2 3.2 C5.6 3.4 6.2 3.8 6.6 4.4 L8 1.6 L9.4 4.4 C9.8 3.8 10.4 3.4 11.8 3.2 C11.8 6.8 10.6 8.4 8 8.6 Z; s M8 8.8 V15 M8 13.6 C6 13.6 4.4 12.8 3.4 11.2 M8 13.6 C10 13.6 11.6 12.8 12.6 11.2
    lasso lasso.and.sparkles | s M8 2 C11.8 2 14.8 3.8 14.8 6.4 S11.8 10.8 8 10.8 S1.2 9 1.2 6.4 S4.2 2 8 2 Z M4.4 10.2 A1.6 1.6 0 1 0 5.4 12.6 C5.6 13.6 5 14.4 3.8 14.8
    backpack | o M3.4 7 C3.4 4.4 5.2 2.8 8 2.8 S12.6 4.4 12.6 7 V14.6 H3.4 Z; s M6 2.8 C6 0.8 10 0.8 10 2.8; d M5.4 9.6 H10.6 V14.4 M5.4 9.6 V14.4 M6.6 6.4 H9.4
    studentdesk | s M1 7.4 H15 M3 7.6 V14 M13 7.6 V14 M5.4 7 V3.4 H10.6 V7
    clock.badge.checkmark | 1 s \(disc(7.4, 7.4, 6)) M7.4 3.8 V7.6 L9.6 9; 1 x \(disc(12.2, 12.2, 4.4)); 0g s M9.6 12.4 L11.4 14.4 L14.8 10
    location.north | o M8 1.4 L13.6 14 L8 11.2 L2.4 14 Z
    location.north.line | o M8 1.4 L12.4 11 L8 8.8 L3.6 11 Z; s M3.4 14.4 H12.6
    playpause | o M1.4 3.6 L7.6 8 L1.4 12.4 Z; o M9.4 3.6 H11 V12.4 H9.4 Z; o M13.2 3.6 H14.8 V12.4 H13.2 Z
    zzz | s M1.2 9 H5.2 L1.2 14 H5.2 M6.6 5 H10 L6.6 9.2 H10 M11.4 1.4 H14.4 L11.4 5 H14.4
    moon.zzz | o M7 3 A5.6 5.6 0 1 0 14 9.8 A6 6 0 0 1 7 3 Z; s M10.4 1.6 H14 L10.4 5.6 H14
    humidity | s M1 9.6 q1.75 -1.8 3.5 0 t3.5 0 t3.5 0 t3.5 0 M1 13 q1.75 -1.8 3.5 0 t3.5 0 t3.5 0 t3.5 0; o M8 1 C9.6 3 10.4 4.2 10.4 5.2 a2.4 2.4 0 0 1 -4.8 0 C5.6 4.2 6.4 3 8 1 Z
    bolt.horizontal | o M1.2 9.4 L8.6 3.6 L8 7 H14.8 L7.4 12.4 L8 9.4 Z
    barometer | s \(disc(8, 8, 6.9)); s \(rays(8, 8, 5, 5.6)); t M8 8 L11 5.4
    aqi.low | f \(disc(8, 8, 1.2)) \(disc(4.4, 6, 1)) \(disc(11.6, 6, 1)) \(disc(4.4, 10, 1)) \(disc(11.6, 10, 1)) \(disc(8, 4, 1)) \(disc(8, 12, 1))
    aqi.medium | f \(disc(8, 8, 1.6)) \(disc(4.2, 5.8, 1.4)) \(disc(11.8, 5.8, 1.4)) \(disc(4.2, 10.2, 1.4)) \(disc(11.8, 10.2, 1.4)) \(disc(8, 3.6, 1.4)) \(disc(8, 12.4, 1.4))
    sterlingsign | s M11.4 4.6 C10.8 1.4 5.8 1.4 5.8 4.8 C5.8 7 7 8 7 10.4 C7 12 6 13.2 4.4 13.8 H12 M4.4 8.4 H10
    wallet.pass | o M3.4 1.4 H12.6 V14.6 H3.4 Z; d M3.4 4 H6.4 A1.7 1.7 0 0 0 9.6 4 H12.6 M5.6 9 H10.4 M5.6 11.6 H8.6
    chart.bar.doc.horizontal | o M3 1.4 H13 V14.6 H3 Z; d M5.4 5 H8.4 M5.4 8 H10.6 M5.4 11 H7.4
    chart.dots.scatter | s M1.6 1.6 V14.4 H14.4; f \(disc(5, 10.6, 1.1)) \(disc(7.4, 6.8, 1.1)) \(disc(10, 9.4, 1.1)) \(disc(12.4, 4.2, 1.1)) \(disc(4.6, 5, 1.1))
    arrowshape.right | o M1.4 5.4 H8 V2.2 L14.6 8 L8 13.8 V10.6 H1.4 Z
    arrowshape.left | o M14.6 5.4 H8 V2.2 L1.4 8 L8 13.8 V10.6 H14.6 Z
    arrowshape.up | o M5.4 14.6 V8 H2.2 L8 1.4 L13.8 8 H10.6 V14.6 Z
    arrowshape.down | o M5.4 1.4 V8 H2.2 L8 14.6 L13.8 8 H10.6 V1.4 Z
    arrow.down.app | 1 o M4 3.4 H12 A2.6 2.6 0 0 1 14.6 6 V12 A2.6 2.6 0 0 1 12 14.6 H4 A2.6 2.6 0 0 1 1.4 12 V6 A2.6 2.6 0 0 1 4 3.4 Z; 0d M8 0.8 V10.4 M5 7.6 L8 10.6 L11 7.6
    xmark.bin | o M2.6 4.6 H13.4 L12.4 14.6 H3.6 Z; s M1.4 3 H14.6; d M6.2 7.4 L9.8 11.4 M9.8 7.4 L6.2 11.4
    squareshape | o M1.4 1.4 H14.6 V14.6 H1.4 Z
    rhombus | o M8 0.9 L13.4 8 L8 15.1 L2.6 8 Z
    cone | o M8 1.2 L13.8 12.4 C13.8 14.6 2.2 14.6 2.2 12.4 Z
    pyramid | o M8 1.4 L15 12.4 L8 14.8 L1 12.4 Z; d M8 1.4 V14.8
    cube.box | o M1.6 4 L8 1.2 L14.4 4 V12 L8 14.8 L1.6 12 Z; d M1.6 4 L8 6.8 L14.4 4 M8 6.8 V14.8
    circle.hexagongrid | s \(disc(8, 8, 1.9)) \(disc(8, 3, 1.9)) \(disc(12.4, 5.5, 1.9)) \(disc(12.4, 10.5, 1.9)) \(disc(8, 13, 1.9)) \(disc(3.6, 10.5, 1.9)) \(disc(3.6, 5.5, 1.9))
    atom | s M8 5 C12 5 15 6.4 15 8 S12 11 8 11 S1 9.6 1 8 S4 5 8 5 Z M10.6 6.5 C12.6 10 12.8 13.2 11.5 14 S7.4 13 5.4 9.5 S3.2 2.8 4.5 2 S8.6 3 10.6 6.5 Z M5.4 6.5 C7.4 3 10.2 1.2 11.5 2 S12.6 6 10.6 9.5 S5.8 14.8 4.5 14 S3.4 10 5.4 6.5 Z; f \(disc(8, 8, 1.1))
    flask testtube.2 | o M6.4 1.6 V6 L2.4 12.6 C1.8 13.8 2.4 14.6 3.6 14.6 H12.4 C13.6 14.6 14.2 13.8 13.6 12.6 L9.6 6 V1.6 Z; s M5.2 1.4 H10.8; d M4.4 10.4 H11.6
    telescope | o M1.4 7.4 L12 2 L14 6 L3.4 11.2 Z; s M7.6 9.4 L5 14.8 M8.6 9 L11.4 14.8
    flashlight.on flashlight.off | o M4 1.4 H12 V4.4 L10.4 7 V14.6 H5.6 V7 L4 4.4 Z; d M4 4.4 H12; D \(disc(8, 9, 0.9))
    light.beacon.max | o M4.4 10.6 V7.4 C4.4 3 11.6 3 11.6 7.4 V10.6 Z; f M2.8 11.6 H13.2 V14 H2.8 Z; s M8 0.8 V2.2 M2.4 2.8 L3.4 3.8 M13.6 2.8 L12.6 3.8
    livephoto | s \(disc(8, 8, 2.6)) \(disc(8, 8, 4.6)); s \(rays(8, 8, 6.8, 6.9))
    visionpro | o M1 8 C1 5.4 3 4.2 8 4.2 S15 5.4 15 8 C15 10.6 13.4 12 11.6 12 C10 12 9.4 10.2 8 10.2 S6 12 4.4 12 C2.6 12 1 10.6 1 8 Z
    computermouse magicmouse | o M8 1.2 C10.8 1.2 12.2 3 12.2 6 V10 C12.2 13 10.8 14.8 8 14.8 S3.8 13 3.8 10 V6 C3.8 3 5.2 1.2 8 1.2 Z; d M8 3.6 V6
    fan.floor | s \(disc(8, 5.8, 4.9)) M8 10.8 V14.6 M4.4 14.8 H11.6; f M8 5.8 C6 4 7 2 8.4 2.2 C9.4 2.6 9 4.6 8 5.8 Z M8 5.8 C10.4 5 11.6 6.8 10.8 8 C10 8.6 8.6 7.4 8 5.8 Z M8 5.8 C7.6 8.2 5.4 8.4 4.9 7.2 C4.8 6 6.6 5.4 8 5.8 Z
    space | s M2 7.6 V12 H14 V7.6
    angle | s M13.6 13 H2.4 L12 2.6
    video.bubble video.bubble.left | 1 o M3 2 H13 A2 2 0 0 1 15 4 V9.6 A2 2 0 0 1 13 11.6 H6.4 L3 14.6 V11.6 A2 2 0 0 1 1 9.6 V4 A2 2 0 0 1 3 2 Z; 0D M4.6 4.8 H9 V9 H4.6 Z M9.8 6.6 L11.8 5.2 V8.6 L9.8 7.2 Z
    control | s M3.4 9.4 L8 4.8 L12.6 9.4
    swift | f M13.6 12.2 C14.6 8.6 12.6 4.6 9.4 2.2 C10.8 4.4 11.2 7 10.4 9 C8.2 7.6 6 5.8 4 3.4 C5 5.2 6.4 6.8 7.6 8 C5.8 7 3.8 5.4 2 3.6 C3.8 6.6 6 9 8.8 10.8 C6.6 12 3.8 12 1.2 10.4 C3.4 13.4 7.6 14.8 11 13 C12.4 12.2 13.8 12.6 14.6 14 C15 13.4 14.6 12.8 13.6 12.2 Z
    plusminus | s M8 2 V9 M4.5 5.5 H11.5 M4.5 13.2 H11.5
    lessthan | s M12.4 3 L3.6 8 L12.4 13
    greaterthan | s M3.6 3 L12.4 8 L3.6 13
    function fx | s M11 2.4 C8.6 1.6 8 3 7.6 5.4 L6.2 12 C5.8 14 4.8 14.6 3.4 14 M4.6 7 H10.4
    sum | s M12.6 4 V2 H3.4 L9 8 L3.4 14 H12.6 V12
    x.squareroot | s M1.2 9.4 L3 8.4 L5.2 13.6 L8 2.4 H14.8 M9.6 7 L13.4 12 M13.4 7 L9.6 12
    uiwindow.split.2x1 | 1 s M1 2.6 H15 V13.4 H1 Z; 0 s M8 2.6 V13.4
    dock.rectangle | 1 s M1 2.6 H15 V13.4 H1 Z; 0 f M4 10 H12 V11.8 H4 Z
    keyboard.chevron.compact.down | s M1 2 H15 V9.6 H1 Z M4.4 7.4 H11.6 M5.6 12 L8 14 L10.4 12; f \(disc(4, 4.8, 0.7)) \(disc(6.7, 4.8, 0.7)) \(disc(9.3, 4.8, 0.7)) \(disc(12, 4.8, 0.7))
    antenna.radiowaves.left.and.right | 0 f \(disc(8, 5.8, 1.5)); 0 s M8 7.4 V14.8; 1 s M5.2 3 A4 4 0 0 0 5.2 8.6 M10.8 3 A4 4 0 0 1 10.8 8.6 M3 1 A7 7 0 0 0 3 10.6 M13 1 A7 7 0 0 1 13 10.6
    dot.radiowaves.right wave.3.forward | 0 f \(disc(3, 8, 1.6)); 1 s M6.4 5 A4.4 4.4 0 0 1 6.4 11 M9 2.8 A7.6 7.6 0 0 1 9 13.2 M11.6 0.8 A10.4 10.4 0 0 1 11.6 15.2
    bell.and.waveform | s M4 11.6 C5 10.6 5.2 9.4 5.2 7.8 C5.2 5.6 6.2 4.4 8 4.4 S10.8 5.6 10.8 7.8 C10.8 9.4 11 10.6 12 11.6 Z M6.8 13.4 a1.3 1.3 0 0 0 2.4 0 M2.4 4 V9 M0.8 5.4 V7.6 M13.6 4 V9 M15.2 5.4 V7.6
    flag.2.crossed | s M2 1.6 L11 14.6 M14 1.6 L5 14.6; o M2.6 2.2 L6.6 1.6 L9 5.2 L5 6 Z; o M13.4 2.2 L9.4 1.6 L7 5.2 L11 6 Z
    speaker.zzz | o M1.2 6 H3.6 L7 3 V13 L3.6 10 H1.2 Z; s M9.4 6.6 H12 L9.4 9.8 H12 M12.6 2.4 H14.8 L12.6 5.2 H14.8

    """
#endif
