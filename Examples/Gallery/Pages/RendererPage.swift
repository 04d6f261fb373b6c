import SwiftUI
import UIKit

/// A ticket that is made into pixels at three scales, and into documents.
struct RendererPage: View {
  @State private var scale = 1.0
  @State private var saved: [SavedTicket] = []

  var body: some View {
    Sheet(page: .renderer) {
      Specimen("A view", "Laid out and drawn by the window.") {
        Ticket()
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
      }
      #if GTK
        Specimen("Its picture", "Drawn without a window, enlarged: one, two or four pixels for each point.") {
          VStack(spacing: 12) {
            if let picture = Self.picture(scale) {
              Image(uiImage: picture)
                .resizable()
                .interpolation(.none)
                .scaledToFill()
                .scaleEffect(2.4, anchor: UnitPoint(x: 0.4, y: 0.12))
                .frame(height: 168)
                .clipShape(.rect(cornerRadius: 12, style: .continuous))
                .accessibilityIdentifier("enlarged")
            }
            Picker("Scale", selection: $scale) {
              Text("1×").tag(1.0)
              Text("2×").tag(2.0)
              Text("4×").tag(4.0)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
          }
        }
        Specimen("Files", "As pixels in PNG, as lines and letters in PDF and SVG.") {
          VStack(alignment: .leading, spacing: 10) {
            ViewThatFits(in: .horizontal) {
              HStack { buttons }
              VStack(alignment: .leading) { buttons }
            }
            ForEach(saved) { ticket in
              Label(
                "\(ticket.name), \(ticket.bytes.formatted(.byteCount(style: .file)))",
                systemImage: "checkmark.seal.fill"
              )
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .accessibilityIdentifier("saved \(ticket.name)")
            }
            if saved.isEmpty {
              Text("Nothing is saved yet.").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      #endif
    }
  }

  #if GTK
    private var buttons: some View {
      ForEach(["PNG", "PDF", "SVG"], id: \.self) { kind in
        Button(kind) { save(kind) }
          .buttonStyle(.borderedProminent)
          .tint(.brown)
          .accessibilityIdentifier(kind)
      }
    }
    private static func picture(_ scale: Double) -> UIImage? {
      let renderer = ImageRenderer(content: Ticket())
      renderer.scale = scale
      return renderer.uiImage
    }
    private func save(_ kind: String) {
      let name = "ticket." + kind.lowercased()
      let url = FileManager.default.temporaryDirectory.appending(path: "Gallery-\(UUID().uuidString)-" + name)
      let renderer = ImageRenderer(content: Ticket())
      if kind == "PNG" {
        renderer.scale = 2
        try? renderer.uiImage?.pngData()?.write(to: url)
      } else {
        renderer.render { size, draw in
          var box = CGRect(origin: .zero, size: size)
          guard let document = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
          document.beginPDFPage(nil)
          draw(document)
          document.endPDFPage()
          document.closePDF()
        }
      }
      guard let bytes = try? Data(contentsOf: url).count else { return }
      saved.removeAll { $0.name == name }
      saved.append(SavedTicket(name: name, bytes: bytes, url: url))
    }
  #endif
}

private struct SavedTicket: Identifiable {
  let name: String
  let bytes: Int
  let url: URL
  var id: String { name }
}

/// An admission to a museum.
struct Ticket: View {
  var body: some View {
    HStack(spacing: 0) {
      SceneryView(scenery: .named("violet-hour"))
        .frame(width: 92)
      VStack(alignment: .leading, spacing: 3) {
        Text("HEARTH MUSEUM")
          .font(.system(size: 10, weight: .bold))
          .kerning(1.6)
          .foregroundStyle(Color(hex: 0x8B5E3C))
        Text("The Violet Hour")
          .font(.system(size: 17, weight: .bold, design: .serif))
          .foregroundStyle(Color(hex: 0x2B1B12))
          .lineLimit(1)
        Text("Landscapes without a camera")
          .font(.system(size: 11))
          .foregroundStyle(Color(hex: 0x6B5546))
        Spacer(minLength: 8)
        HStack(alignment: .bottom) {
          VStack(alignment: .leading, spacing: 1) {
            Text("Admit one").font(.system(size: 10)).foregroundStyle(Color(hex: 0x6B5546))
            Text("14:30").font(.system(size: 22, weight: .semibold, design: .rounded))
              .foregroundStyle(Color(hex: 0x2B1B12))
          }
          Spacer()
          Barcode().frame(width: 74, height: 30)
        }
      }
      .padding(14)
    }
    .frame(width: 288, height: 150)
    .background(Color(hex: 0xFBF4E6))
    .clipShape(TicketShape())
    .overlay { TicketShape().stroke(Color(hex: 0x8B5E3C).opacity(0.35)) }
  }
}
private struct TicketShape: Shape {
  func path(in rect: CGRect) -> Path {
    let whole = Path(roundedRect: rect, cornerRadius: 14, style: .continuous)
    var holes = Path()
    for y in [rect.minY, rect.maxY] {
      holes.addEllipse(in: CGRect(x: rect.minX + 92 - 9, y: y - 9, width: 18, height: 18))
    }
    return whole.subtracting(holes)
  }
}
private struct Barcode: View {
  var body: some View {
    Canvas { context, size in
      var dice = Dice(99)
      var x = 0.0
      while x < size.width - 4 {
        let width = dice.roll(1...3.4).rounded()
        context.fill(Path(CGRect(x: x, y: 0, width: width, height: size.height)), with: .color(Color(hex: 0x2B1B12)))
        x += width + dice.roll(1...3).rounded()
      }
    }
    .accessibilityHidden(true)
  }
}
