import SwiftUI

// Pictures in a window of 1280 × 800 points. PICTURE in the environment says which; `launch/motion.c` says what is measured, and `gtk/pictures.c`
// shows the same, but for shaders.
//
//   circles      a canvas of 10,000 circles, all of which move at every frame
//   segments     a canvas of a line of 100,000 segments that stays, and a disc that moves over it
//   symbols      1,000 symbols that move at every frame
//   material     a material over the whole of a list of 10,000 rows that scrolls, 600 points a second
//   photos       100 photographs of 1,600 × 1,200 pixels, from files in the folder PHOTOS, that scroll, 400 points a second
//   words        a text of 10,000 words, each of which a renderer moves by itself at every frame
//   ripple, wave, pixellate, checkerboard
//                a picture of 400 × 400 points through a function in Metal's language, which changes at every frame

@main struct Pictures: App {
  var body: some Scene {
    WindowGroup("Pictures") { Picture() }
      .windowStyle(.plain)
      .defaultSize(width: 1280, height: 800)
      .restorationBehavior(.disabled)
  }
}

private struct Picture: View {
  var body: some View {
    let name = ProcessInfo.processInfo.environment["PICTURE"] ?? ""
    switch name {
    case "circles": Circles()
    case "segments": Segments()
    case "symbols": Symbols()
    case "material": Veiled()
    case "photos": Photos()
    case "words": Words()
    case "ripple", "wave", "pixellate", "checkerboard": Shaded(name: name)
    default: fatalError("PICTURE is \(name)")
    }
  }
}

private func color(_ index: Int) -> Color { Color(hue: Double(index % 10) / 10, saturation: 0.6, brightness: 0.9) }

/// Seconds since the first of them.
@MainActor private enum Moment {
  private static var first: Date?
  static func seconds(_ date: Date) -> Double {
    if first == nil { first = date }
    return date.timeIntervalSince(first!)
  }
}

private struct Circles: View {
  private static let colors = (0..<10).map(color)

  var body: some View {
    TimelineView(.animation) { timeline in
      let moment = Moment.seconds(timeline.date)
      Canvas { context, _ in
        for index in 0..<10_000 {
          let turn = moment * (1 + Double(index % 7) / 7) + Double(index)
          let x = 10 + 12.6 * Double(index % 100) + 6 * cos(turn), y = 6 + 7.9 * Double(index / 100) + 4 * sin(turn)
          context.fill(
            Path(ellipseIn: CGRect(x: x - 4, y: y - 4, width: 8, height: 8)),
            with: .color(Circles.colors[index % 10]))
        }
      }
    }
  }
}

private struct Segments: View {
  @State private var isAway = false
  private static let line: Path = {
    var state: UInt32 = 1
    func next() -> CGFloat {
      state = state &* 1_664_525 &+ 1_013_904_223
      return CGFloat(state >> 16 & 31) - 15.5
    }
    var point = CGPoint(x: 640, y: 400)
    return Path { path in
      path.move(to: point)
      for _ in 0..<100_000 {
        point = CGPoint(x: min(max(point.x + next(), 0), 1280), y: min(max(point.y + next(), 0), 800))
        path.addLine(to: point)
      }
    }
  }()

  var body: some View {
    ZStack(alignment: .topLeading) {
      Canvas { context, _ in
        context.stroke(Segments.line, with: .color(Color(red: 0.2, green: 0.3, blue: 0.5)), lineWidth: 1)
      }
      Circle().fill(Color(red: 1, green: 0.4, blue: 0).opacity(0.8))
        .frame(width: 160, height: 160)
        .offset(x: isAway ? 1040 : 40, y: isAway ? 560 : 40)
        .animation(.linear(duration: 2).repeatForever(autoreverses: true), value: isAway)
    }
    .onAppear { isAway = true }
  }
}

private struct Symbols: View {
  @State private var isAway = false
  private static let names = [
    "magnifyingglass", "house.fill", "folder", "trash", "gearshape", "play.fill", "plus", "star.fill",
  ]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(0..<25, id: \.self) { row in
        HStack(spacing: 10) {
          ForEach(0..<40, id: \.self) { column in
            let index = row * 40 + column
            Image(systemName: Symbols.names[index % 8])
              .resizable()
              .scaledToFit()
              .frame(width: 20, height: 20)
              .offset(x: isAway ? 40 : 0, y: isAway ? 20 : 0)
              .animation(
                .linear(duration: 1 + Double(index % 10) / 10).repeatForever(autoreverses: true), value: isAway)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isAway = true }
  }
}

private struct Veiled: View {
  private static let rows = 10_000, height = 60.0, speed = 600.0

  var body: some View {
    ZStack {
      ScrollViewReader { list in
        List(0..<Veiled.rows, id: \.self) { index in
          HStack(spacing: 10) {
            color(index).frame(width: 40, height: 40)
            Text(verbatim: "What is said of the row with number \(index)")
            Spacer()
          }
          .frame(height: Veiled.height)
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
        }
        .listStyle(.plain)
        .onAppear {
          let duration = Double(Veiled.rows) * Veiled.height / Veiled.speed
          withAnimation(.linear(duration: duration)) { list.scrollTo(Veiled.rows - 1, anchor: .top) }
        }
      }
      Rectangle().fill(.regularMaterial).allowsHitTesting(false)
    }
  }
}

private struct Photos: View {
  private static let count = 100, across = 5, width = 240.0, height = 180.0, speed = 400.0
  private static let folder = URL(filePath: ProcessInfo.processInfo.environment["PHOTOS"] ?? "/nonexistent")

  var body: some View {
    ScrollViewReader { photos in
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<Photos.count / Photos.across, id: \.self) { row in
            HStack(spacing: 10) {
              ForEach(0..<Photos.across, id: \.self) { column in
                let name = String(format: "photo%03d.jpg", row * Photos.across + column)
                AsyncImage(url: Photos.folder.appending(path: name)) { image in
                  image.resizable().scaledToFit()
                } placeholder: {
                  Color.clear
                }
                .frame(width: Photos.width, height: Photos.height)
              }
            }
          }
        }
      }
      .onAppear {
        let length = Double(Photos.count / Photos.across) * (Photos.height + 10) - 800
        withAnimation(.linear(duration: length / Photos.speed)) {
          photos.scrollTo(Photos.count / Photos.across - 1, anchor: .bottom)
        }
      }
    }
  }
}

/// Moves each word of five letters and a space up and down.
private struct Bobbing: TextRenderer {
  var moment: Double

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    var word = 0
    for line in layout {
      for run in line {
        var first = 0
        while first < run.count {
          var copy = context
          copy.translateBy(x: 0, y: 2 * sin(moment * 4 + Double(word)))
          copy.draw(run[first..<min(first + 6, run.count)])
          (first, word) = (first + 6, word + 1)
        }
      }
    }
  }
}

private struct Words: View {
  private static let text = (0..<10_000).map { $0 % 2 == 0 ? "ipsum " : "lorem " }.joined()

  var body: some View {
    TimelineView(.animation) { timeline in
      Text(verbatim: Words.text)
        .font(.custom("Inter", fixedSize: 5.5))
        .foregroundStyle(.black)
        .textRenderer(Bobbing(moment: Moment.seconds(timeline.date)))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

private struct Shaded: View {
  let name: String
  private static let functions = ShaderLibrary.bundle(.module)

  private var flowers: some View {
    ZStack {
      LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
      Image(systemName: "star.fill").resizable().scaledToFit().foregroundStyle(.white).padding(60)
    }
    .frame(width: 400, height: 400)
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      let moment = Moment.seconds(timeline.date)
      switch name {
      case "ripple":
        flowers.layerEffect(
          Shaded.functions.ripple(
            .float2(200, 200), .float(moment.truncatingRemainder(dividingBy: 3)), .float(12), .float(15), .float(8),
            .float(1200)),
          maxSampleOffset: CGSize(width: 12, height: 12))
      case "wave":
        flowers.distortionEffect(
          Shaded.functions.wave(.float(moment), .float2(400, 400)), maxSampleOffset: CGSize(width: 0, height: 5))
      case "pixellate":
        flowers.layerEffect(
          Shaded.functions.pixellate(.float(4 + 20 * abs(sin(moment)))), maxSampleOffset: .zero)
      default:
        flowers.colorEffect(
          Shaded.functions.checkerboard(.float(4 + 20 * abs(sin(moment))), .color(.black)))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
