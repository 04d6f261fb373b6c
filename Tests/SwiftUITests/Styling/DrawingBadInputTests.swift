import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// Numbers that are none, endless or far too large, wherever something is drawn: nothing stops the program or
/// takes for ever, and what is beside is drawn as always.
@MainActor @Suite("Bad numbers in drawings") struct DrawingBadInputTests {}

extension DrawingBadInputTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  /// Draws a view above a red square of 10 points, which has to be there.
  private func draw(_ view: some View, at place: SourceLocation = #_sourceLocation) throws {
    let window = TestWindow(size: CGSize(width: 120, height: 90)) {
      ZStack(alignment: .topLeading) {
        Color.white
        view.frame(width: 80, height: 60).offset(x: 20, y: 20)
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
      }
      .ignoresSafeArea()
    }
    window.advance(by: .milliseconds(100))
    #if GTK
      let (color, seconds) = try processorTime { try window.picture().color(x: 5, y: 5) }
      #expect([color.red, color.green, color.blue] == [255, 0, 0], sourceLocation: place)
      // Ten times what the slowest takes. Source: seen, 0.0044 s of a debug build.
      #expect(seconds < 0.05, sourceLocation: place)
    #endif
  }
  private var gradient: Gradient { Gradient(colors: [.red, .blue]) }

  @Test(arguments: numbers) func `of gradients`(number: Double) throws {
    let point = UnitPoint(x: number, y: number)
    try draw(LinearGradient(colors: [.red, .blue], startPoint: point, endPoint: .bottom))
    try draw(LinearGradient(colors: [.red, .blue], startPoint: point, endPoint: point))
    try draw(
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)], startPoint: .top,
        endPoint: .bottom))
    try draw(RadialGradient(gradient: gradient, center: point, startRadius: 0, endRadius: 20))
    try draw(RadialGradient(gradient: gradient, center: .center, startRadius: number, endRadius: 20))
    try draw(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: number))
    try draw(
      EllipticalGradient(gradient: gradient, center: point, startRadiusFraction: number, endRadiusFraction: number))
    try draw(AngularGradient(gradient: gradient, center: point, angle: .degrees(number)))
    try draw(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .radians(number), endAngle: .radians(-number)))
    try draw(Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center, angle: .radians(number))))
  }
  @Test(arguments: numbers) func `of colours`(number: Double) throws {
    try draw(Color(red: number, green: number, blue: number, opacity: number))
    try draw(Color(hue: number, saturation: number, brightness: number))
    try draw(Color.red.mix(with: .blue, by: number))
    try draw(Color.red.opacity(number))
    try draw(Color.red.brightness(number))
  }
  @Test(arguments: numbers) func `of strokes`(number: Double) throws {
    try draw(Circle().stroke(.blue, lineWidth: number))
    try draw(Circle().strokeBorder(.blue, lineWidth: number))
    try draw(Circle().stroke(.blue, style: StrokeStyle(lineWidth: 3, dash: [number, number])))
    try draw(Circle().stroke(.blue, style: StrokeStyle(lineWidth: 3, dash: [4, 4], dashPhase: number)))
    try draw(Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 3, lineJoin: .miter, miterLimit: number)))
    try draw(Circle().trim(from: number, to: number).stroke(.blue, lineWidth: 3))
    try draw(Circle().inset(by: number).fill(.blue))
    try draw(RoundedRectangle(cornerRadius: number).fill(.blue))
    try draw(RoundedRectangle(cornerRadius: number, style: .continuous).strokeBorder(.blue, lineWidth: number))
    try draw(
      Path { path in
        path.move(to: CGPoint(x: number, y: 0))
        path.addLine(to: CGPoint(x: 10, y: number))
        path.addCurve(
          to: CGPoint(x: 20, y: 20), control1: CGPoint(x: number, y: number), control2: CGPoint(x: 3, y: number))
        path.addArc(
          center: CGPoint(x: 30, y: 30), radius: number, startAngle: .zero, endAngle: .radians(number),
          clockwise: false)
        path.addEllipse(in: CGRect(x: 0, y: number, width: number, height: 20))
      }
      .stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [3, 2])))
  }
  @Test(arguments: numbers) func `of meshes`(number: Double) throws {
    let bad = Float(number)
    let points: [SIMD2<Float>] = [SIMD2(0, 0), SIMD2(1, bad), SIMD2(bad, 1), SIMD2(1, 1)]
    try draw(MeshGradient(width: 2, height: 2, points: points, colors: [.red, .blue, .green, .orange]))
  }
  @Test(arguments: numbers) func `of filters`(number: Double) throws {
    let picture = Circle().fill(.blue)
    try draw(picture.blur(radius: number))
    try draw(picture.shadow(color: .black, radius: number, x: number, y: number))
    try draw(picture.saturation(number).contrast(number).grayscale(number).hueRotation(.degrees(number)))
    try draw(picture.opacity(number))
    try draw(picture.rotationEffect(.degrees(number)))
    try draw(picture.scaleEffect(number))
    try draw(picture.offset(x: number, y: number))
    try draw(picture.rotation3DEffect(.degrees(number), axis: (x: number, y: 1, z: 0), perspective: number))
    try draw(Circle().fill(.blue.shadow(.inner(color: .black, radius: number, x: number))))
    try draw(
      Canvas { context, size in
        context.addFilter(.blur(radius: number))
        context.addFilter(.shadow(color: .black, radius: number, x: number, y: number))
        context.addFilter(.alphaThreshold(min: number, max: number))
        var matrix = ColorMatrix()
        matrix.r1 = Float(number)
        context.addFilter(.colorMatrix(matrix))
        context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: number, y: 1))))
        context.opacity = number
        context.translateBy(x: number, y: 0)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      })
    try draw(
      Canvas { context, size in
        context.clip(to: Path(ellipseIn: CGRect(x: number, y: 0, width: number, height: 20)))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(gradient, startPoint: CGPoint(x: number, y: 0), endPoint: .zero, options: .repeat))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .radialGradient(
            gradient, center: .zero, startRadius: number, endRadius: number, options: .mirror))
        context.draw(Text("A"), at: CGPoint(x: number, y: number))
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: number, height: 10))
      })
  }
  @Test(arguments: numbers) func `of images and text`(number: Double) throws {
    let image = Image(size: CGSize(width: 4, height: 4)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.blue))
    }
    try draw(image.resizable(capInsets: EdgeInsets(top: number, leading: number, bottom: 1, trailing: 1)))
    try draw(Rectangle().fill(ImagePaint(image: image, scale: number)))
    try draw(
      Rectangle().fill(ImagePaint(image: image, sourceRect: CGRect(x: number, y: 0, width: number, height: 1))))
    try draw(Image(systemName: "wifi", variableValue: number).font(.system(size: 20)))
    try draw(Text("A").kerning(number).tracking(number).baselineOffset(number))
    try draw(Text("A").font(.system(size: number)))
    try draw(Text("A").lineSpacing(number).minimumScaleFactor(number))
  }
  @QuickTesting.Test func `of names that are no fonts`() throws {
    // A family that nobody has: the text is there in another one.
    try draw(Text("A").font(.custom("No Such Family \u{0}\u{FFFF}", size: 12)))
    try draw(Text("A").font(.custom("", size: 12)))
    try draw(Text("A").font(.custom(String(repeating: "x", count: 100_000), size: 12)))
  }
}
