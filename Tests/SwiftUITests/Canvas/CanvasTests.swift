import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private final class Count { var value = 0 }

@Observable private final class Lines { var count = 1 }

@Suite("Canvas") struct CanvasTests {}

extension CanvasTests {
  @QuickTesting.Test func `takes what it is offered, and ten points without an offer`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Canvas { _, _ in }.accessibilityElement().accessibilityIdentifier("all")
        Canvas { _, _ in }.fixedSize().accessibilityElement().accessibilityIdentifier("ideal")
      }
    }
    #expect(try window.element("all").frame.size == CGSize(width: 190, height: 100))
    #expect(try window.element("ideal").frame.size == CGSize(width: 10, height: 10))
  }

  @QuickTesting.Test func `draws again for what its closure has read, and for nothing else`() throws {
    struct Page: View {
      let count: Count, model: Lines
      @State private var shift = 0.0
      @State private var other = 0
      var body: some View {
        VStack {
          Canvas { context, size in
            count.value += 1
            for line in 0..<model.count {
              context.stroke(
                Path { path in
                  path.move(to: CGPoint(x: shift, y: Double(line) * 4))
                  path.addLine(to: CGPoint(x: size.width, y: Double(line) * 4))
                }, with: .color(.red), lineWidth: 2)
            }
          }
          .frame(width: 100, height: 50)
          Button("shift") { shift += 1 }.accessibilityIdentifier("shift")
          Counter(other: $other)
        }
      }
    }
    struct Counter: View {
      @Binding var other: Int
      var body: some View { Button("other \(other)") { other += 1 }.accessibilityIdentifier("other") }
    }
    let count = Count(), model = Lines()
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Page(count: count, model: model) }
    #expect(count.value == 1)
    window.click("shift")
    #expect(count.value == 2)
    model.count = 3
    window.settle()
    #expect(count.value == 3)
    window.click("other")
    window.click("other")
    #expect(try window.element("other").label == "other 2")
    #expect(count.value == 3)
  }

  @QuickTesting.Test func `follows the environment that it has read`() {
    let count = Count()
    struct Page: View {
      let count: Count
      var body: some View {
        Canvas { context, size in
          count.value += 1
          let isDark = context.environment.colorScheme == .dark
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(isDark ? .white : .black))
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 20, height: 20)) { Page(count: count) }
    let before = count.value
    window.settings.colorScheme = .dark
    window.settle()
    #expect(count.value == before + 1)
  }

  @QuickTesting.Test func `is one view for gestures, and its symbols take none`() {
    struct Page: View {
      @State var place: CGPoint?
      @State var pressed = 0
      var body: some View {
        VStack {
          Text(place.map { "\(Int($0.x)) \(Int($0.y))" } ?? "none").accessibilityIdentifier("place")
          Canvas { context, size in
            if let button = context.resolveSymbol(id: "button") {
              context.draw(button, in: CGRect(x: 0, y: 0, width: 100, height: 40))
            }
          } symbols: {
            Button("Press") { pressed += 1 }.tag("button")
          }
          .frame(width: 100, height: 40)
          .gesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
          .accessibilityElement()
          .accessibilityIdentifier("canvas")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Page() }
    window.click("canvas")
    #expect(window.elements { $0.identifier == "place" }.first?.label == "50 20")
    #expect(window.elements { $0.label == "Press" }.isEmpty)
  }

  @QuickTesting.Test func `reports a context that is used when the canvas has drawn, and one with a mode of colours`() {
    final class Keeper { var context: GraphicsContext? }
    let keeper = Keeper()
    let window = TestWindow(size: CGSize(width: 20, height: 20)) {
      Canvas(colorMode: .linear) { context, _ in keeper.context = context }
    }
    #expect(window.reports.contains { $0.description.contains("colour mode linear") })
    keeper.context?.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    keeper.context?.draw(Text("late"), at: .zero)
    #expect(keeper.context?.resolve(Text("late")).measure(in: CGSize(width: 100, height: 100)) == .zero)
    #expect(window.reports.filter { $0.description.contains("GraphicsContext") }.count == 1)
  }

  @QuickTesting.Test func `survives numbers that are none`() {
    let window = TestWindow(size: CGSize(width: 50, height: 50)) {
      Canvas { context, size in
        let bad = CGFloat.nan, endless = CGFloat.infinity, clean = context
        context.opacity = .nan
        context.fill(Path(CGRect(x: bad, y: 0, width: 10, height: 10)), with: .color(.red))
        context.fill(Path(CGRect(x: 0, y: 0, width: endless, height: 10)), with: .color(.red))
        context.draw(Text("a"), at: CGPoint(x: bad, y: 0))
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: bad, height: 5))
        context.addFilter(.blur(radius: bad))
        context.addFilter(.shadow(radius: endless, x: bad))
        context.addFilter(.alphaThreshold(min: .nan))
        context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
        var copy = context
        copy.scaleBy(x: 0, y: 0)
        copy.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .backdrop)
        let gradient = Gradient(colors: [.red, .blue])
        for point in [CGPoint(x: bad, y: 0), CGPoint(x: endless, y: 0), .zero] {
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
            with: .linearGradient(gradient, startPoint: .zero, endPoint: point, options: .repeat))
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
            with: .radialGradient(gradient, center: point, startRadius: 1, endRadius: endless, options: .mirror))
        }
        clean.fill(Path(CGRect(x: 40, y: 40, width: 7, height: 7)), with: .color(.green))
      }
    }
    window.settle()
    // What comes after is drawn all the same.
    #expect(
      window.displayList.contains("40,40 7x7") && window.reports.isEmpty, "\(window.displayList) \(window.reports)")
  }

  @QuickTesting.Test func `measures texts, images and views before it draws them`() {
    var sizes: [String: CGSize] = [:]
    let window = TestWindow(size: CGSize(width: 200, height: 200)) {
      Canvas { context, size in
        let text = context.resolve(Text("Hello there, this is a long line"))
        sizes["line"] = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        sizes["lines"] = text.measure(in: CGSize(width: 80, height: 500))
        sizes["base"] = CGSize(
          width: text.firstBaseline(in: CGSize(width: 80, height: 500)),
          height: text.lastBaseline(in: CGSize(width: 80, height: 500)))
        sizes["star"] = context.resolve(Image(systemName: "star")).size
        sizes["view"] = context.resolveSymbol(id: 7)?.size
        sizes["each"] = context.resolveSymbol(id: 3)?.size
        sizes["none"] = context.resolveSymbol(id: "none")?.size
      } symbols: {
        Color.red.frame(width: 30, height: 20).tag(7)
        ForEach(3..<5) { Color.blue.frame(width: CGFloat($0), height: 1) }
      }
    }
    window.settle()
    #expect(sizes["lines"]!.width <= 80 && sizes["lines"]!.height > sizes["line"]!.height)
    #expect(sizes["base"]!.width < sizes["base"]!.height)
    #expect(sizes["star"]!.width > 5)
    #expect(sizes["view"] == CGSize(width: 30, height: 20) && sizes["each"] == CGSize(width: 3, height: 1))
    #expect(sizes["none"] == nil)
  }
}

#if GTK
  @Suite("Pixels of a canvas") struct CanvasPixelTests {
    private typealias Color3 = [Int]
    private func picture(
      _ size: CGFloat = 40, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> Picture {
      try TestWindow(text: .real, size: CGSize(width: size, height: size)) {
        Canvas(renderer: draw).background(Color.white)
      }.picture()
    }
    private func expect(
      _ picture: Picture, _ x: Int, _ y: Int, _ color: [Int], within tolerance: Int = 1,
      at place: SourceLocation = #_sourceLocation
    ) {
      let c = picture.color(x: x, y: y)
      let found = [Int(c.red), Int(c.green), Int(c.blue)]
      #expect(
        zip(found, color).allSatisfy { abs($0 - $1) <= tolerance }, "\(found) at \(x), \(y)", sourceLocation: place)
    }
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    private nonisolated func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> Path {
      Path(CGRect(x: x, y: y, width: w, height: h))
    }

    @Test func `of fills, strokes, transformations and copies`() throws {
      let picture = try picture { [red, blue] context, _ in
        context.fill(rect(0, 0, 10, 10), with: .color(red))
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 20, y: 0)
        copy.fill(rect(0, 0, 10, 10), with: .color(red))
        // The copy'"'"'s settings are its own.
        context.fill(rect(0, 20, 10, 10), with: .color(blue))
        context.stroke(rect(25, 25, 10, 10), with: .color(blue), lineWidth: 4)
        context.rotate(by: .degrees(90))
        context.fill(rect(35, -15, 5, 5), with: .color(red))
        // What lies outside is cut off.
        context.fill(rect(-500, -500, 100, 100), with: .color(red))
      }
      expect(picture, 5, 5, [255, 0, 0])
      expect(picture, 25, 5, [255, 128, 128])
      expect(picture, 5, 25, [0, 0, 255])
      expect(picture, 25, 30, [0, 0, 255])
      expect(picture, 30, 30, [255, 255, 255])
      expect(picture, 12, 37, [255, 0, 0])
    }

    @Test func `of clips, inverse ones and layers as clips`() throws {
      let picture = try picture { [red] context, size in
        let all = Path(CGRect(origin: .zero, size: size))
        var inside = context
        inside.clip(to: rect(0, 0, 10, 10))
        #expect(inside.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        inside.fill(all, with: .color(red))
        var outside = context
        outside.clip(to: rect(20, 0, 20, 40))
        outside.clip(to: rect(25, 5, 10, 10), options: .inverse)
        outside.fill(all, with: .color(red))
        var faint = context
        faint.clipToLayer(opacity: 0.5) { $0.fill(rect(0, 20, 10, 10), with: .color(.black)) }
        faint.fill(all, with: .color(red))
        var hole = context
        hole.clip(to: rect(0, 30, 20, 10))
        hole.clipToLayer(options: .inverse) { $0.fill(rect(5, 32, 5, 5), with: .color(.black)) }
        hole.fill(all, with: .color(red))
      }
      expect(picture, 5, 5, [255, 0, 0])
      expect(picture, 15, 5, [255, 255, 255])
      expect(picture, 22, 3, [255, 0, 0])
      expect(picture, 30, 10, [255, 255, 255])
      expect(picture, 5, 25, [255, 128, 128])
      expect(picture, 15, 25, [255, 255, 255])
      expect(picture, 2, 35, [255, 0, 0])
      expect(picture, 7, 34, [255, 255, 255])
    }

    @Test func `of blend modes, within the layer`() throws {
      let ground = Color(red: 0.8, green: 0.4, blue: 0.2), source = Color(red: 0.5, green: 0.5, blue: 1)
      func mixed(_ mode: GraphicsContext.BlendMode) throws -> Picture {
        try picture { context, _ in
          context.drawLayer { layer in
            layer.fill(rect(0, 0, 20, 40), with: .color(ground))
            layer.blendMode = mode
            #expect(layer.blendMode == mode)
            layer.fill(rect(10, 0, 20, 40), with: .color(source))
          }
        }
      }
      let g: [Double] = [0.8, 0.4, 0.2], s: [Double] = [0.5, 0.5, 1], white: [Double] = [1, 1, 1]
      func each(_ formula: (Double, Double) -> Double) -> [Double] { zip(g, s).map(formula) }
      /// In the ground alone, in both, in the source alone.
      let expected: [(GraphicsContext.BlendMode, [Double], [Double], [Double])] = [
        (.normal, g, s, s), (.multiply, g, each { $0 * $1 }, s), (.screen, g, each { $0 + $1 - $0 * $1 }, s),
        (.darken, g, each { min($0, $1) }, s), (.lighten, g, each { max($0, $1) }, s),
        (.difference, g, each { abs($0 - $1) }, s), (.exclusion, g, each { $0 + $1 - 2 * $0 * $1 }, s),
        (.overlay, g, each { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }, s),
        (.hardLight, g, each { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }, s),
        (.colorDodge, g, each { $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }, s),
        (.colorBurn, g, each { $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }, s),
        (.plusLighter, g, each { min(1, $0 + $1) }, s), (.sourceAtop, g, s, white),
        (.destinationOver, g, g, s), (.destinationOut, g, white, white), (.clear, g, white, white),
        (.copy, g, s, s), (.sourceIn, g, s, white), (.sourceOut, g, white, s),
        (.destinationIn, white, g, white),
        (.destinationAtop, white, g, s), (.xor, g, white, s),
      ]
      for (mode, ground, both, source) in expected {
        let picture = try mixed(mode)
        for (x, color) in [(5, ground), (15, both), (25, source)] {
          let c = picture.color(x: x, y: 20)
          let found = [Int(c.red), Int(c.green), Int(c.blue)], wanted = color.map { Int(($0 * 255).rounded()) }
          #expect(
            zip(found, wanted).allSatisfy { abs($0 - $1) <= 1 }, "\(mode.rawValue) at \(x): \(found), not \(wanted)")
        }
      }
    }

    @Test func `of filters, of which the last one comes first`() throws {
      // Two circles that flow together: blurred, and cut where they are half opaque.
      let picture = try picture(80) { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
        context.addFilter(.blur(radius: 8))
        context.drawLayer { layer in
          for x in [10.0, 42.0] {
            layer.fill(Path(ellipseIn: CGRect(x: x, y: 25, width: 28, height: 28)), with: .color(.black))
          }
        }
      }
      var kinds: Set<String> = []
      for x in 0..<80 {
        for y in 0..<80 {
          let c = picture.color(x: x, y: y)
          // Nothing is half red.
          kinds.insert(c.green > 230 ? "white" : c.green < 120 ? "red" : "between")
        }
      }
      #expect(kinds.contains("white") && kinds.contains("red"))
      let between = (0..<80).reduce(0) { sum, x in
        sum + (0..<80).filter { y in (130...225).contains(Int(picture.color(x: x, y: y).green)) }.count
      }
      #expect(between < 60, "\(between)")
      expect(picture, 40, 39, [255, 59, 48], within: 12)
      expect(picture, 40, 10, [255, 255, 255])
    }

    @Test func `of two circles with different centres`() throws {
      let gradient = AnyGradient(
        Gradient(colors: [Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1)]))
      func picture(
        _ end: CGPoint, _ endRadius: CGFloat, _ options: GraphicsContext.GradientOptions = []
      ) throws -> Picture {
        try self.picture { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .radialGradient(
              gradient, startCenter: CGPoint(x: 10, y: 20), startRadius: 4, endCenter: end, endRadius: endRadius,
              options: options))
        }
      }
      // One circle within the other: around both all is blue.
      let ball = try picture(CGPoint(x: 15, y: 20), 14)
      expect(ball, 10, 20, [255, 0, 0])
      expect(ball, 35, 5, [0, 0, 255])
      // Half way, to the right: 5 / 2 + (4 + 14) / 2 from the first centre.
      expect(ball, 10 + 11, 20, [128, 0, 128], within: 12)
      // Beside one another: a band of their height, and nothing above it.
      let band = try picture(CGPoint(x: 30, y: 20), 4)
      expect(band, 36, 20, [0, 0, 255])
      expect(band, 20, 5, [255, 255, 255])
      // Again from the second circle on.
      let again = try picture(CGPoint(x: 20, y: 20), 4, .repeat)
      let turn = again.color(x: 26, y: 20)
      expect(again, 16, 20, [Int(turn.red), Int(turn.green), Int(turn.blue)], within: 8)
      // Circles of the second turn lie above: the left edge of one, (16.5 - 6) / 10 = 1.05.
      expect(again, 16, 20, [242, 0, 13], within: 8)
    }
    @Test func `of opacity alone, and of matrices for parts that are multiplied with it`() throws {
      let picture = try picture { context, _ in
        var tinted = context
        tinted.addFilter(.alphaMultiply(Color(.sRGB, red: 0, green: 0, blue: 1)))
        tinted.fill(rect(0, 0, 10, 10), with: .color(red: 1, green: 0, blue: 0))
        tinted.fill(rect(10, 0, 10, 10), with: .color(red: 1, green: 0, blue: 0, opacity: 0.5))
        // Red out of opacity: 1 for what is opaque, whatever its colour.
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r4) = (0, 1)
        var premultiplied = context
        premultiplied.addFilter(.colorMatrix(matrix, isPremultiplied: true))
        premultiplied.fill(rect(0, 20, 10, 10), with: .color(red: 0, green: 1, blue: 0))
        premultiplied.fill(rect(10, 20, 10, 10), with: .color(red: 0, green: 0, blue: 0, opacity: 0.5))
        var same = context
        same.addFilter(.colorMatrix(ColorMatrix(), isPremultiplied: true))
        same.fill(rect(20, 20, 10, 10), with: .color(red: 0, green: 1, blue: 0, opacity: 0.5))
        // What is added lies below opacity: half of red on what is half opaque.
        var added = ColorMatrix()
        added.r5 = 0.5
        var more = context
        more.addFilter(.colorMatrix(added, isPremultiplied: true))
        more.fill(rect(30, 20, 10, 10), with: .color(red: 0, green: 0, blue: 0, opacity: 0.5))
      }
      expect(picture, 5, 5, [0, 0, 255])
      expect(picture, 15, 5, [128, 128, 255], within: 2)
      expect(picture, 5, 25, [255, 255, 0])
      // White below: half of it, and half of red.
      expect(picture, 15, 25, [255, 128, 128], within: 2)
      expect(picture, 25, 25, [128, 255, 128], within: 2)
      expect(picture, 35, 25, [255, 128, 128], within: 2)
    }
    @Test func `of matrices, shadows and inverted colours`() throws {
      let picture = try picture { context, _ in
        var inverted = context
        inverted.addFilter(.colorInvert())
        inverted.fill(rect(0, 0, 10, 10), with: .color(.sRGB, red: 1, green: 0.2, blue: 0))
        var swapped = context
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r3, matrix.b1, matrix.b3) = (0, 1, 1, 0)
        swapped.addFilter(.colorMatrix(matrix))
        swapped.fill(rect(10, 0, 10, 10), with: .color(red: 1, green: 0, blue: 0))
        var multiplied = context
        multiplied.addFilter(.colorMultiply(Color(red: 0.5, green: 1, blue: 1)))
        multiplied.fill(rect(20, 0, 10, 10), with: .color(white: 1))
        var shadowed = context
        shadowed.addFilter(.shadow(color: .black, radius: 0, x: 10, y: 0, options: .shadowOnly))
        shadowed.fill(rect(0, 20, 10, 10), with: .color(red: 1, green: 0, blue: 0))
        var above = context
        above.addFilter(.shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 5, y: 0, options: .shadowAbove))
        above.fill(rect(20, 20, 10, 10), with: .color(red: 1, green: 0, blue: 0))
      }
      expect(picture, 5, 5, [0, 204, 255])
      expect(picture, 15, 5, [0, 0, 255])
      expect(picture, 25, 5, [128, 255, 255])
      expect(picture, 5, 25, [255, 255, 255])
      expect(picture, 15, 25, [0, 0, 0])
      expect(picture, 22, 25, [255, 0, 0])
      expect(picture, 27, 25, [0, 0, 255])
      expect(picture, 33, 25, [0, 0, 255])
    }

    @Test func `of gradients that repeat, are mirrored and mix as light`() throws {
      let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
      let picture = try picture { context, _ in
        func line(_ y: CGFloat, _ options: GraphicsContext.GradientOptions) {
          context.fill(
            rect(0, y, 40, 8),
            with: .linearGradient(
              gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: options))
        }
        line(0, [])
        line(10, .repeat)
        line(20, .mirror)
        line(30, .linearColor)
      }
      expect(picture, 35, 4, [0, 0, 255])
      for x in [2, 12, 22, 32] { expect(picture, x, 14, [191, 0, 64], within: 3) }
      for (x, part) in [(2, 0.25), (12, 0.75), (22, 0.25), (32, 0.75)] {
        expect(picture, x, 24, [Int(255 * (1 - part)), 0, Int(255 * part)], within: 3)
      }
      // Half of the light of both is more than half of their numbers.
      let middle = picture.color(x: 5, y: 34)
      #expect(middle.red > 170 && middle.blue > 170)
    }

    @Test func `of texts, images, views and Core Graphics`() throws {
      let window = TestWindow(text: .real, size: CGSize(width: 120, height: 40)) {
        Canvas { context, size in
          context.draw(Text("II").font(.system(size: 30)).foregroundStyle(.red), at: CGPoint(x: 15, y: 20))
          var star = context.resolve(Image(systemName: "square.fill"))
          star.shading = .color(Color(red: 0, green: 1, blue: 0))
          context.draw(star, in: CGRect(x: 40, y: 5, width: 30, height: 30))
          if let view = context.resolveSymbol(id: "box") {
            context.draw(view, in: CGRect(x: 80, y: 10, width: 10, height: 20))
          }
          context.withCGContext { cg in
            cg.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            cg.fill(CGRect(x: 100, y: 10, width: 10, height: 10))
          }
        } symbols: {
          Color(red: 1, green: 0, blue: 1).frame(width: 5, height: 5).tag("box")
        }
        .background(Color.white)
      }
      let picture = try window.picture()
      expect(picture, 55, 20, [0, 255, 0], within: 4)
      expect(picture, 85, 20, [255, 0, 255])
      expect(picture, 105, 15, [0, 0, 255])
      let reds = (0..<30).filter { x in picture.color(x: x, y: 20).green < 140 }
      #expect(!reds.isEmpty)
    }
  }
#endif
