import SwiftUI
import UIKit

/// One small picture stretched in four ways, enlarged in two, and as a stencil.
struct ImagesPage: View {
  @State private var width = 0.7

  var body: some View {
    Sheet(page: .images) {
      Specimen("Fit, fill, stretch", "The same picture in the same frame.") {
        Tiles(columns: 3, minimum: 100) {
          framed("fit") { $0.resizable().scaledToFit() }
          framed("fill") { $0.resizable().scaledToFill() }
          framed("stretch") { $0.resizable() }
        }
      }
      Specimen("Caps", "Corners keep their size while the middle grows. Drag the slider.") {
        VStack(spacing: 14) {
          GeometryReader { geometry in
            Pictures.bubble
              .resizable(capInsets: EdgeInsets(top: 20, leading: 28, bottom: 30, trailing: 22))
              .frame(width: 90 + (geometry.size.width - 90) * width)
              .overlay {
                Text("Corners stay").foregroundStyle(.white).font(.headline).lineLimit(1).minimumScaleFactor(0.3)
                  .padding(.bottom, 8)
              }
          }
          .frame(height: 92)
          Slider(value: $width) { Text("Width") }
            .labelsHidden()
            .tint(.green)
        }
      }
      Specimen("Tiles", "A small picture again and again, and one as a paint.") {
        HStack(spacing: 12) {
          Pictures.tile
            .resizable(resizingMode: .tile)
            .frame(height: 120)
            .clipShape(.rect(cornerRadius: 12, style: .continuous))
          Circle()
            .fill(ImagePaint(image: Pictures.tile, scale: 0.6))
            .frame(width: 120, height: 120)
        }
      }
      Specimen("Interpolation", "Twelve by twelve pixels: sharp squares, or a soft ramp.") {
        Tiles(columns: 3, minimum: 100) {
          enlarged("none", .none)
          enlarged("low", .low)
          enlarged("high", .high)
        }
      }
      Specimen("Stencils", "The shape of a picture in any style.") {
        HStack(spacing: 14) {
          stencil(AnyShapeStyle(Color.green.gradient))
          stencil(
            AnyShapeStyle(LinearGradient(colors: [.orange, .pink, .purple], startPoint: .top, endPoint: .bottom)))
          stencil(AnyShapeStyle(.secondary))
        }
        .frame(height: 112)
      }
      Specimen("Scales and orientations", "Eight ways to hold a camera, upright again.") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 4), spacing: 8) {
          ForEach(Image.Orientation.allCases, id: \.self) { orientation in
            Group {
              if let picture = Pictures.arrow {
                Image(decorative: picture, scale: 1, orientation: orientation)
                  .resizable()
                  .interpolation(.none)
                  .scaledToFit()
              }
            }
            .padding(8)
            .frame(maxWidth: .infinity)
            .frame(height: 56)
            .background(WellSurface(), in: .rect(cornerRadius: 10, style: .continuous))
          }
        }
      }
    }
  }

  private func framed(_ name: String, _ view: (Image) -> some View) -> some View {
    VStack(spacing: 6) {
      Color.clear
        .overlay { view(Pictures.landscape) }
        .frame(height: 110)
        .background(WellSurface())
        .clipShape(.rect(cornerRadius: 10, style: .continuous))
      Caption(name)
    }
  }
  private func enlarged(_ name: String, _ interpolation: Image.Interpolation) -> some View {
    VStack(spacing: 6) {
      Group {
        if let face = Pictures.face {
          Image(decorative: face, scale: 1)
            .resizable()
            .interpolation(interpolation)
            .scaledToFit()
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: 92)
      Caption(name)
    }
  }
  private func stencil(_ style: AnyShapeStyle) -> some View {
    Pictures.leaf
      .renderingMode(.template)
      .resizable()
      .scaledToFit()
      .foregroundStyle(style)
  }
}

/// Pictures that the page draws itself.
@MainActor private enum Pictures {
  static var landscape: Image {
    Image(size: CGSize(width: 240, height: 150), label: Text("A fjord"), opaque: true) { context in
      Scenery.named("fjord").draw(in: context, CGSize(width: 240, height: 150))
    }
  }
  static var bubble: Image {
    Image(size: CGSize(width: 60, height: 56)) { context in
      let body = CGRect(x: 0, y: 0, width: 60, height: 46)
      let tail = Path { tail in
        tail.move(to: CGPoint(x: 12, y: 36))
        tail.addLine(to: CGPoint(x: 8, y: 56))
        tail.addLine(to: CGPoint(x: 26, y: 44))
        tail.closeSubpath()
      }
      context.fill(
        Path(roundedRect: body, cornerRadius: 18, style: .continuous).union(tail),
        with: .linearGradient(
          Gradient(colors: [Color(hex: 0x34D399), Color(hex: 0x059669)]), startPoint: .zero,
          endPoint: CGPoint(x: 0, y: 56)))
    }
  }
  static var tile: Image {
    Image(size: CGSize(width: 40, height: 40)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(Color(hex: 0x0F766E)))
      for (x, y) in [(0.0, 0.0), (40, 0), (0, 40), (40, 40)] {
        for radius in [20.0, 13, 6] {
          let disc = CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
          context.fill(Path(ellipseIn: disc), with: .color(Color(hex: radius == 13 ? 0xFDE68A : 0x34D399)))
        }
      }
      context.fill(
        Path(ellipseIn: CGRect(x: 16, y: 16, width: 8, height: 8)), with: .color(Color(hex: 0xFDE68A)))
    }
  }
  static var leaf: Image {
    Image(size: CGSize(width: 100, height: 100)) { context in
      var leaf = Path()
      leaf.move(to: CGPoint(x: 12, y: 88))
      leaf.addQuadCurve(to: CGPoint(x: 92, y: 8), control: CGPoint(x: 4, y: 10))
      leaf.addQuadCurve(to: CGPoint(x: 12, y: 88), control: CGPoint(x: 96, y: 92))
      context.fill(leaf, with: .color(.black))
      context.blendMode = .destinationOut
      var vein = Path()
      vein.move(to: CGPoint(x: 14, y: 86))
      vein.addLine(to: CGPoint(x: 74, y: 26))
      for step in [0.3, 0.5, 0.7] {
        let x = 14 + 60 * step, y = 86 - 60 * step
        vein.move(to: CGPoint(x: x, y: y))
        vein.addLine(to: CGPoint(x: x + 22, y: y + 2))
        vein.move(to: CGPoint(x: x, y: y))
        vein.addLine(to: CGPoint(x: x - 2, y: y - 22))
      }
      context.stroke(vein, with: .color(.black), style: StrokeStyle(lineWidth: 4, lineCap: .round))
    }
  }
  /// A face of 12 × 12 pixels.
  static let face = pixels(
    "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAMAAABhq6zVAAAADFBMVEUAAAD7vyRCIAbvRET0TvD/AAAAAXRSTlMAQObYZgAAADpJ"
      + "REFUeNpjYAACRiBggABGKEBmg3mMjExMEAyWgHEYMTgITUBBCAuiCawCREJNAwGYRcxAgOIGEA0AKdgAkbS/F/UAAAAASUVORK5C"
      + "YII=")
  /// An arrow of 10 × 10 pixels that points to the upper right.
  static let arrow = pixels(
    "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAMAAAC67D+PAAAACVBMVEUAAAAFlmn1ngsA2d1tAAAAAXRSTlMAQObYZgAAAClJREFU"
      + "eNpjYAACRjBggAAEEyEKoiFMsAiYiaIDymKCsxiYmJCYTFAWAAp/AC+wcM1CAAAAAElFTkSuQmCC")
  private static func pixels(_ png: String) -> CGImage? {
    guard let data = Data(base64Encoded: png), let image = UIImage(data: data) else { return nil }
    #if GTK
      return image.cgImage
    #else
      // Without pixels nothing of it is seen.
      _ = image
      return nil
    #endif
  }
}
