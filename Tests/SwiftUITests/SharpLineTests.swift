#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  /// Edges of views where a point is no whole number of device pixels.
  @MainActor struct SharpLineTests {
    /// The column of a picture in the middle: black, white, or `~` for what is neither.
    private func column(_ scale: CGFloat, @ViewBuilder _ view: () -> some View) throws -> String {
      let window = TestWindow(
        size: CGSize(width: 40, height: 40), settings: .init(displayScale: scale), view)
      let picture = try window.picture(scale: scale)
      return String(
        (0..<picture.height).map { row -> Character in
          let red = picture.color(x: picture.width / 2, y: row).red
          return red < 60 ? "#" : red > 200 ? "." : "~"
        })
    }
    private func row(_ scale: CGFloat, @ViewBuilder _ view: () -> some View) throws -> String {
      let window = TestWindow(
        size: CGSize(width: 40, height: 40), settings: .init(displayScale: scale), view)
      let picture = try window.picture(scale: scale)
      return String(
        (0..<picture.width).map { column -> Character in
          let red = picture.color(x: column, y: picture.height / 2).red
          return red < 60 ? "#" : red > 200 ? "." : "~"
        })
    }

    @Test(arguments: [1.0, 1.25, 1.5, 1.75, 2]) func `lines of a point are sharp`(scale: Double) throws {
      let lines = try column(scale) {
        VStack(spacing: 0) {
          ForEach(0..<10) { Rectangle().fill($0 % 2 == 0 ? .black : .white).frame(height: 1) }
        }
        .background(.white)
      }
      #expect(!lines.contains("~"), "\(lines)")
      #expect(lines.split(separator: ".").count == 5, "\(lines)")
    }
    @Test(arguments: [1.25, 1.5, 1.75]) func `colours, stacks and backgrounds are sharp`(scale: Double) throws {
      let colours = try column(scale) {
        VStack(spacing: 3) {
          Color.black.frame(height: 1)
          Color.white.frame(width: 20, height: 5.3).background(.black)
          Text(" ").frame(width: 20, height: 1).background(Color.black)
        }
      }
      #expect(!colours.contains("~"), "\(colours)")
      let across = try row(scale) {
        HStack(spacing: 3) { ForEach(0..<5) { _ in Color.black.frame(width: 1) } }.padding(.leading, 1.3)
      }
      #expect(!across.contains("~"), "\(across)")
      #expect(across.split(separator: ".").count == 5, "\(across)")
    }
    @Test(arguments: [1.25, 1.5, 1.75]) func `a border has lines of one width on all sides`(scale: Double) throws {
      let border = try column(scale) { Color.white.frame(width: 20.3, height: 15.1).border(.black) }
      #expect(!border.contains("~"), "\(border)")
      let lines = border.split(separator: ".")
      #expect(lines.count == 2 && lines.first == lines.last, "\(border)")
    }
    @Test(arguments: [1.25, 1.5, 1.75]) func `what is drawn by a function stays where it is`(scale: Double) throws {
      let drawn = try column(scale) {
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 10.5 / scale, width: size.width, height: 1)), with: .color(.black))
        }
      }
      #expect(drawn.contains("~"), "\(drawn)")
    }
  }
#endif
