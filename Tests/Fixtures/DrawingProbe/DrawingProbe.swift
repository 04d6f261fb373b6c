import Foundation
import SwiftUI
import UIKit

// A window with drawings of every kind, none of which moves: painted by one of GSK's renderers and by another, it looks
// the same. Where each drawing lies is printed.

@main struct DrawingProbe: App {
  var body: some Scene {
    WindowGroup("Drawings") { Drawings() }
      .defaultSize(width: 1200, height: 900)
  }
}

/// Prints at once, whoever reads.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

private struct Cell<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content
  init(_ name: String, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }
  var body: some View {
    content
      .frame(width: 130, height: 90)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        say("place \(name) \($0.minX) \($0.minY) \($0.width) \($0.height)")
      }
  }
}

private struct Drawings: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 6) { shapes }
      HStack(spacing: 6) { strokes }
      HStack(spacing: 6) { gradients }
      HStack(spacing: 6) { blends }
      HStack(spacing: 6) { filters }
      HStack(spacing: 6) { texts }
      HStack(spacing: 6) { images }
      HStack(spacing: 6) { layers }
      HStack(spacing: 6) { shaders }
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.white)
    .environment(\.colorScheme, .light)
  }

  // MARK: - Shapes

  @ViewBuilder private var shapes: some View {
    Cell("rectangle") { Rectangle().fill(.blue).padding(10) }
    Cell("halfPixels") { Rectangle().fill(.blue).frame(width: 90.5, height: 60.5).offset(x: 0.25, y: 0.25) }
    Cell("rounded") { RoundedRectangle(cornerRadius: 18).fill(.green).padding(8) }
    Cell("uneven") { UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 12).fill(.orange).padding(8) }
    Cell("circle") { Circle().fill(.red).padding(6) }
    Cell("ellipse") { Ellipse().fill(.purple).padding(6) }
    Cell("capsule") { Capsule().fill(.pink).padding(20) }
    Cell("path") { Star().fill(.teal) }
  }
  // MARK: - Strokes

  @ViewBuilder private var strokes: some View {
    Cell("border") { Rectangle().border(.red, width: 3).foregroundStyle(.clear).padding(8) }
    Cell("strokeBorder") { RoundedRectangle(cornerRadius: 16).strokeBorder(.blue, lineWidth: 5).padding(8) }
    Cell("hairline") { RoundedRectangle(cornerRadius: 16).stroke(.black, lineWidth: 0.5).padding(8) }
    Cell("dashes") {
      Capsule().stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 9], dashPhase: 3)).padding(
        12)
    }
    Cell("miter") { Star().stroke(.purple, style: StrokeStyle(lineWidth: 4, lineJoin: .miter)) }
    Cell("round") { Star().stroke(.orange, style: StrokeStyle(lineWidth: 6, lineJoin: .round)) }
    Cell("bevel") { Star().stroke(.black.opacity(0.5), style: StrokeStyle(lineWidth: 6, lineJoin: .bevel)) }
    Cell("trim") { Circle().trim(from: 0.1, to: 0.7).stroke(.blue, lineWidth: 7).padding(12) }
  }
  // MARK: - Gradients

  private var rainbow: [Color] { [.red, .yellow, .green, .blue] }
  @ViewBuilder private var gradients: some View {
    Cell("linear") { LinearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing) }
    Cell("diagonal") { LinearGradient(colors: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing) }
    Cell("faded") { LinearGradient(colors: [.red, .red.opacity(0)], startPoint: .top, endPoint: .bottom) }
    Cell("perceptual") {
      Rectangle().fill(
        .linearGradient(
          Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
    }
    Cell("radial") { RadialGradient(colors: rainbow, center: .center, startRadius: 5, endRadius: 60) }
    Cell("elliptical") { EllipticalGradient(colors: rainbow) }
    Cell("angular") { AngularGradient(colors: rainbow, center: .center) }
    Cell("mesh") {
      MeshGradient(
        width: 3, height: 2,
        points: [
          SIMD2(0, 0), SIMD2(0.3, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(0.7, 1), SIMD2(1, 1),
        ], colors: [.red, .orange, .yellow, .blue, .purple, .green])
    }
  }
  // MARK: - Blend modes

  private static let modes: [(String, BlendMode)] = [
    ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken), ("lighten", .lighten),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
  ]
  private var blends: some View {
    ForEach(Self.modes, id: \.0) { name, mode in
      Cell(name) {
        ZStack {
          LinearGradient(colors: [.orange, .blue], startPoint: .leading, endPoint: .trailing)
          Circle().fill(.green.opacity(0.8)).padding(8).blendMode(mode)
        }
        .compositingGroup()
      }
    }
  }
  // MARK: - Filters

  private var sample: some View {
    ZStack {
      LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)
      Circle().fill(.blue).padding(18)
    }
    .padding(8)
  }
  @ViewBuilder private var filters: some View {
    Cell("blur") { sample.blur(radius: 5) }
    Cell("opaqueBlur") { sample.blur(radius: 5, opaque: true) }
    Cell("grayscale") { sample.grayscale(0.8) }
    Cell("hueRotation") { sample.hueRotation(.degrees(70)) }
    Cell("contrast") { sample.contrast(1.5) }
    Cell("invert") { sample.colorInvert() }
    Cell("multiplied") { sample.colorMultiply(.orange) }
    Cell("luminance") { sample.luminanceToAlpha() }
  }
  // MARK: - Text

  @ViewBuilder private var texts: some View {
    Cell("body") { Text("The quick brown fox jumps over the lazy dog.") }
    Cell("heavy") { Text("Heavy").font(.system(size: 34, weight: .heavy)) }
    Cell("colored") { Text("Colours").font(.title).foregroundStyle(.red) }
    Cell("gradientText") {
      Text("Gradient").font(.title.bold())
        .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    Cell("underlined") { Text("Under").underline().font(.title2) + Text(" struck").strikethrough(true, color: .red) }
    Cell("rotated") { Text("Rotated").font(.title3).rotationEffect(.degrees(24)) }
    Cell("scaled") { Text("Scaled").scaleEffect(2.3) }
    Cell("symbols") {
      HStack {
        Image(systemName: "heart.fill").foregroundStyle(.red)
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.palette).foregroundStyle(.gray, .orange)
        Image(systemName: "wifi", variableValue: 0.5)
      }
      .font(.title)
    }
  }
  // MARK: - Images

  private var picture: Image {
    Image(size: CGSize(width: 40, height: 30)) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 40, height: 30)),
        with: .linearGradient(
          Gradient(colors: [.cyan, .indigo]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 30)))
      context.stroke(Path(ellipseIn: CGRect(x: 6, y: 4, width: 28, height: 22)), with: .color(.white), lineWidth: 2)
    }
  }
  /// Four by two pixels: the corners of the colour cube without black, and one half clear.
  private static let pixels: UIImage? = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAGUlEQVR4nGP4z8DwHwwZ/gMBggYDBgaGBgA/cRNuvH00AAAAAABJRU5ErkJggg=="
  ).flatMap { UIImage(data: $0) }
  @ViewBuilder private var images: some View {
    Cell("drawn") { picture.resizable() }
    Cell("tiled") { picture.resizable(resizingMode: .tile) }
    Cell("paint") { Circle().fill(ImagePaint(image: picture, scale: 0.5)) }
    Cell("sharp") { if let image = Self.pixels { Image(uiImage: image).resizable().interpolation(.none) } }
    Cell("smooth") { if let image = Self.pixels { Image(uiImage: image).resizable().interpolation(.high) } }
    Cell("faded2") { picture.resizable().opacity(0.4) }
    Cell("clippedImage") { picture.resizable().clipShape(.rect(cornerRadius: 20)) }
    Cell("template") { picture.renderingMode(.template).resizable().foregroundStyle(.orange) }
  }
  // MARK: - Layers

  @ViewBuilder private var layers: some View {
    Cell("shadow") { RoundedRectangle(cornerRadius: 12).fill(.white).shadow(radius: 6, y: 3).padding(16) }
    Cell("textShadow") { Text("Shadow").font(.title).shadow(color: .red, radius: 3, x: 4, y: 4) }
    Cell("innerShadow") {
      Circle().fill(.yellow.shadow(.inner(color: .black.opacity(0.6), radius: 6, y: 4))).padding(8)
    }
    Cell("material") {
      ZStack {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        Circle().fill(.yellow).frame(width: 30, height: 30)
        RoundedRectangle(cornerRadius: 12).fill(.thinMaterial).padding(14)
      }
    }
    Cell("mask") {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask { Star().fill(.black) }
    }
    Cell("group") {
      ZStack {
        Rectangle().fill(.red).offset(x: -14)
        Rectangle().fill(.blue).offset(x: 14)
      }
      .padding(24).compositingGroup().opacity(0.5)
    }
    Cell("perspective") { sample.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) }
    Cell("canvas") {
      Canvas { context, size in
        context.addFilter(.shadow(color: .black, radius: 3))
        context.clip(to: Path(ellipseIn: CGRect(x: 4, y: 4, width: 120, height: 80)), options: .inverse)
        context.fill(Path(CGRect(x: 8, y: 8, width: 114, height: 74)), with: .color(.green))
        context.blendMode = .screen
        context.fill(Path(CGRect(x: 60, y: 0, width: 30, height: 90)), with: .color(.red))
      }
    }
  }
  // MARK: - Shaders

  private var library: ShaderLibrary { .bundle(.module) }
  @ViewBuilder private var shaders: some View {
    Cell("colorShader") { sample.colorEffect(library.board(.float(11))) }
    Cell("distortion") {
      sample.distortionEffect(library.sway(.float(5)), maxSampleOffset: CGSize(width: 0, height: 6))
    }
    Cell("layerShader") { sample.layerEffect(library.squares(.float(9)), maxSampleOffset: CGSize(width: 9, height: 9)) }
    Cell("shaderFill") { Circle().fill(library.stripes(.boundingRect)).padding(8) }
    Cell("glass") {
      ZStack {
        LinearGradient(colors: [.mint, .purple], startPoint: .top, endPoint: .bottom)
        Text("Glass").padding(.horizontal, 16).padding(.vertical, 8).glassEffect()
      }
    }
    Cell("redacted") { Text("A text that is hidden for now").redacted(reason: .placeholder) }
    Cell("transparentText") { Text("Half").font(.largeTitle.bold()).opacity(0.5) }
    Cell("flipped") { Text("Flip").font(.largeTitle).scaleEffect(x: -1, y: 1) }
  }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let radius = min(rect.width, rect.height) / 2 - 6
      for index in 0..<10 {
        let angle = Double(index) / 10 * 2 * .pi, distance = index.isMultiple(of: 2) ? radius : radius * 0.45
        let point = CGPoint(x: rect.midX + sin(angle) * distance, y: rect.midY - cos(angle) * distance)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
