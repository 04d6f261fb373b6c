import Foundation
import HearthTesting
import ShaderProbe
import SwiftUI
import Testing

private let samples = ShaderLibrary.bundle(ShaderProbe.bundle)
private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

/// Red on the left, blue on the right: 40 × 20 points.
private struct Flag: View {
  var body: some View {
    HStack(spacing: 0) {
      red
      blue
    }
    .frame(width: 40, height: 20)
  }
}

#if GTK
  /// The letters of pixels in the middle of the squares of a grid: of the corners of the colour cube, `.` for white, `?` for others.
  @MainActor private func rows(
    _ view: some View, width: CGFloat = 40, height: CGFloat = 20, step: Int = 10, scale: CGFloat = 1
  ) throws -> [String] {
    let window = TestWindow(size: CGSize(width: width, height: height)) {
      ZStack {
        Color.white
        view
      }
      .ignoresSafeArea()
    }
    let picture = try window.picture(scale: scale)
    #expect(window.reports.isEmpty)
    return stride(from: step / 2, to: picture.height, by: step).map { y in
      String(
        stride(from: step / 2, to: picture.width, by: step).map { x in
          let color = picture.color(x: x, y: y)
          switch (color.red, color.green, color.blue) {
          case (255, 0, 0): return "R"
          case (0, 255, 0): return "G"
          case (0, 0, 255): return "B"
          case (255, 255, 0): return "Y"
          case (0, 0, 0): return "K"
          case (255, 255, 255): return "."
          default: return "?"
          }
        })
    }
  }

  @MainActor struct ShaderPictureTests {
    @Test func `A colour effect computes each pixel's colour from its place and its colour`() throws {
      let board = samples.checkerboard(.float(10), .color(.black))
      #expect(try rows(Flag().colorEffect(board)) == ["RKBK", "KRKB"])
      #expect(try rows(Flag().colorEffect(samples.swapped())) == ["BBRR", "BBRR"])
    }

    @Test func `Places are points of the view, wherever it is, at every scale`() throws {
      let board = samples.checkerboard(.float(10), .color(.black))
      let moved = Color(red: 1, green: 1, blue: 0).frame(width: 20, height: 20).colorEffect(board)
        .frame(width: 40, height: 20, alignment: .trailing)
      #expect(try rows(moved) == ["..YK", "..KY"])
      #expect(try rows(Flag().colorEffect(board), step: 20, scale: 2) == ["RKBK", "KRKB"])
    }

    @Test func `An effect that is off changes nothing`() throws {
      #expect(try rows(Flag().colorEffect(samples.swapped(), isEnabled: false)) == ["RRBB", "RRBB"])
    }

    @Test func `A distortion takes each pixel from another place, and what is outside is clear`() throws {
      let shift = samples.shifted(.float2(10, 0))
      let near = CGSize(width: 10, height: 0)
      #expect(try rows(Flag().distortionEffect(shift, maxSampleOffset: near)) == ["RBB.", "RBB."])
      let outwards = Flag().frame(width: 40).distortionEffect(
        samples.shifted(.float2(CGSize(width: -10, height: 0))), maxSampleOffset: CGSize(width: 10, height: 0)
      )
      .frame(width: 60, height: 20)
      #expect(try rows(outwards, width: 60) == ["..RRBB", "..RRBB"], "drawn beyond the edges of the view")
    }

    @Test func `A layer effect samples the view anywhere`() throws {
      // Squares of 20 points have the colour of their middles, at 10 and 30.
      #expect(try rows(Flag().layerEffect(samples.pixellate(.float(20)), maxSampleOffset: .zero)) == ["RRBB", "RRBB"])
      let still = samples.ripple(.float2(20, 10), .float(0), .float(12), .float(15), .float(8), .float(1200))
      #expect(
        try rows(Flag().layerEffect(still, maxSampleOffset: CGSize(width: 12, height: 12))) == ["RRBB", "RRBB"],
        "before the wave nothing moves")
    }

    @Test func `The wave is that of its formula`() throws {
      let height = 200.0, width = 100.0, time = 0.7
      let view = VStack(spacing: 0) {
        Color.black.frame(width: width, height: 100)
        Color.white.frame(width: width, height: 100)
      }
      .distortionEffect(
        samples.wave(.float(time), .float2(width, height)), maxSampleOffset: CGSize(width: 0, height: 5))
      let window = TestWindow(size: CGSize(width: width, height: height)) { view.ignoresSafeArea() }
      let picture = try window.picture()
      for x in stride(from: 5, to: 100, by: 10) {
        func source(_ y: Double) -> Double { y + sin(time * 5 + y / 20) * 5 * (Double(x) + 0.5) / width }
        let edge = (0..<200).first { source(Double($0) + 0.5) > 100 } ?? 0
        #expect(picture.color(x: x, y: edge - 2).red == 0)
        #expect(picture.color(x: x, y: edge + 2).red == 255)
      }
    }

    @Test func `A shader fills shapes, and knows the rectangle of the shape and arrays of colours`() throws {
      let bands = samples.bands(.boundingRect, .colorArray([red, Color(red: 0, green: 1, blue: 0), blue]))
      #expect(try rows(Rectangle().fill(bands).frame(width: 60, height: 20), width: 60, step: 20) == ["RGB"])
      let disc = Circle().fill(bands).frame(width: 60, height: 60)
      #expect(try rows(disc, width: 60, height: 60, step: 4).first?.prefix(4) == "....")
      let faded = Rectangle().fill(bands.opacity(0)).frame(width: 60, height: 20)
      #expect(try rows(faded, width: 60, step: 20) == ["..."])
    }

    @Test func `Strokes and text are painted with a shader, too`() throws {
      let bands = samples.bands(.boundingRect, .colorArray([red]))
      let stroke = Rectangle().inset(by: 5).stroke(bands, lineWidth: 10)
      #expect(try rows(stroke, width: 40, height: 40) == ["RRRR", "R..R", "R..R", "RRRR"])
    }

    @Test func `Arrays of numbers and bytes are pointers with a count`() throws {
      let levels = samples.levels(.floatArray([0, 1]), .data(Data([0, 255])))
      let view = Rectangle().fill(levels).frame(width: 2, height: 2)
      let picture = try TestWindow(size: CGSize(width: 2, height: 2)) { view.ignoresSafeArea() }.picture()
      func parts(_ x: Int, _ y: Int) -> [UInt8] { [picture.color(x: x, y: y).red, picture.color(x: x, y: y).green] }
      #expect(parts(0, 0) == [0, 0])
      #expect(parts(1, 0) == [255, 0])
      #expect(parts(0, 1) == [0, 255])
    }

    @Test func `An image is a texture`() throws {
      let tile = Image(size: CGSize(width: 20, height: 20)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(blue))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(red))
      }
      #expect(try rows(Color.black.colorEffect(samples.textured(.image(tile)))) == ["RBRB", "RBRB"])
    }

    @Test func `Effects work on the picture of one another`() throws {
      let board = samples.checkerboard(.float(10), .color(.black))
      let both = Flag().colorEffect(samples.swapped()).colorEffect(board)
      #expect(try rows(both) == ["BKRK", "KBKR"])
      let visual = Flag().visualEffect { effect, _ in effect.colorEffect(samples.swapped()) }
      #expect(try rows(visual) == ["BBRR", "BBRR"])
    }

    @Test func `A canvas fills with shaders and filters by them`() throws {
      let canvas = Canvas { context, size in
        let bands = samples.bands(.boundingRect, .colorArray([red, blue]))
        context.addFilter(.colorShader(samples.swapped()))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(bands))
      }
      #expect(try rows(canvas) == ["BBRR", "BBRR"])
    }

    @Test func `A new argument is a new picture`() throws {
      struct Board: View {
        @State private var size = 10.0
        var body: some View {
          VStack {
            Flag().colorEffect(samples.checkerboard(.float(size), .color(.black)))
            Button("Larger") { size = 20 }
          }
        }
      }
      let window = TestWindow(size: CGSize(width: 200, height: 200)) { Board() }
      let first = window.displayList
      let old = try window.picture()
      // Without the pointer, which would change the look of the button.
      window.press(named: "Larger")
      #expect(window.displayList == first, "the list names the function")
      #expect(try window.picture().pixels != old.pixels)
    }

    @Test func `Results that are not colours are clear or clamped`() throws {
      for kind in [0.0, 1, 2] {
        let window = TestWindow(size: CGSize(width: 4, height: 4)) {
          Color.black.colorEffect(samples.broken(.float(kind))).ignoresSafeArea()
        }
        _ = try window.picture()
      }
      let nowhere = Flag().distortionEffect(samples.nowhere(), maxSampleOffset: .zero)
      #expect(try rows(nowhere) == ["....", "...."])
      let endless = CGSize(width: CGFloat.nan, height: .infinity)
      _ = try rows(Flag().distortionEffect(samples.nowhere(), maxSampleOffset: endless))
    }
  }
#endif

@MainActor struct ShaderProblemTests {
  private func reports(_ view: some View) -> String {
    TestWindow(size: CGSize(width: 40, height: 20)) { view }.reports.joined(separator: "\n")
  }

  @Test func `A function that is missing is reported once with its name, and the view drawn as it is`() throws {
    let window = TestWindow(size: CGSize(width: 40, height: 20)) {
      Flag().colorEffect(samples.sparkle(.float(1))).ignoresSafeArea()
    }
    #expect(window.reports.count == 1)
    #expect(window.reports.first?.contains("there is no function \"sparkle\"") == true)
    #expect(window.reports.first?.contains("checkerboard") == true, "says which there are")
    #if GTK
      #expect(try window.picture().color(x: 5, y: 5).red == 255)
    #endif
  }

  @Test func `Functions in comments are none`() {
    #expect(reports(Flag().colorEffect(samples.commentedOut())).contains("there is no function"))
    #expect(reports(Flag().colorEffect(samples.alsoCommentedOut())).contains("there is no function"))
  }

  @Test func `Arguments that are not those of the function are reported with both`() {
    let report = reports(Flag().colorEffect(samples.checkerboard(.float2(1, 2))))
    #expect(report.contains("\"checkerboard\" is half4 (float2, half4, float, half4)"))
    #expect(report.contains("used as half4 (float2, half4, float2)"))
    #expect(reports(Flag().distortionEffect(samples.swapped(), maxSampleOffset: .zero)).contains("\"swapped\""))
    #expect(reports(Rectangle().fill(samples.swapped())).contains("Nothing is painted"))
  }

  @Test func `A library that is none is reported, whatever it is`() {
    let apple = ShaderLibrary(data: Data("MTLB0123456789".utf8))
    #expect(reports(Flag().colorEffect(apple.any())).contains("for Apple's processors"))
    #expect(reports(Flag().colorEffect(ShaderLibrary(data: Data()).any())).contains("0 bytes are no library"))
    let truncated = ShaderLibrary(data: Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]))
    #expect(reports(Flag().colorEffect(truncated.any())).contains("cannot be loaded"))
    let nowhere = ShaderLibrary(url: URL(fileURLWithPath: "/nowhere/at.all"))
    #expect(reports(Flag().colorEffect(nowhere.any())).contains("there is no file"))
    // Beside the tests is the library of another target.
    #expect(reports(Flag().colorEffect(ShaderLibrary.any())).contains("no function \"any\""))
    let empty = ShaderLibrary.bundle(Bundle(path: "/usr/share") ?? .main)
    #expect(reports(Flag().colorEffect(empty.any())).contains("Give the target the plugin XcodeTarget"))
  }

  @Test func `A library can be had from its bytes and from its file`() async throws {
    let file = try #require(ShaderProbe.bundle.url(forResource: "default", withExtension: "hearthshaders"))
    try await ShaderLibrary(url: file).swapped().compile(as: .colorEffect)
    try await ShaderLibrary(data: Data(contentsOf: file)).swapped().compile(as: .colorEffect)
  }

  @Test func `Compiling ahead says what is wrong`() async throws {
    let board = samples.checkerboard(.float(1), .color(.red))
    try await board.compile(as: .colorEffect)
    await #expect(throws: (any Error).self) { try await board.compile(as: .layerEffect) }
    await #expect(throws: (any Error).self) { try await samples.sparkle().compile(as: .shapeStyle) }
    #expect(board == samples.checkerboard(.float(1), .color(.red)))
    #expect(board != samples.checkerboard(.float(2), .color(.red)))
    #expect(board.function.name == "checkerboard" && board.arguments.count == 2)
  }
}
