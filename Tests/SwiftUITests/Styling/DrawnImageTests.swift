#if GTK
  import HearthTesting
  import SwiftUI
  import Testing

  @MainActor @Suite("Images drawn by code") struct DrawnImageTests {
    /// 30 × 10 points: 10 points of red, of white, of blue.
    private let flag = Image(size: CGSize(width: 30, height: 10)) { context in
      for (index, color) in [Color(red: 1, green: 0, blue: 0), .white, Color(red: 0, green: 0, blue: 1)].enumerated() {
        context.fill(Path(CGRect(x: 10 * Double(index), y: 0, width: 10, height: 10)), with: .color(color))
      }
    }
    private func colors(_ image: Image, at places: [Int]) throws -> [[Int]] {
      let window = TestWindow(size: CGSize(width: 100, height: 10)) {
        image.frame(width: 100, height: 10).ignoresSafeArea()
      }
      let picture = try window.picture()
      return places.map { x in
        let color = picture.color(x: x, y: 5)
        return [Int(color.red), Int(color.green), Int(color.blue)]
      }
    }
    private let red = [255, 0, 0]
    private let white = [255, 255, 255]
    private let blue = [0, 0, 255]

    @Test func `caps keep their size while the middle is stretched`() throws {
      let image = flag.resizable(capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
      #expect(try colors(image, at: [4, 14, 50, 85, 95]) == [red, white, white, white, blue])
      // Without caps all three are stretched.
      #expect(try colors(flag.resizable(), at: [14, 50, 85]) == [red, white, blue])
    }
    @Test func `tiles repeat the whole, or the middle between caps`() throws {
      #expect(
        try colors(flag.resizable(resizingMode: .tile), at: [4, 14, 24, 34, 44, 54]) == [
          red, white, blue, red, white, blue,
        ])
      let image = flag.resizable(
        capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0), resizingMode: .tile)
      #expect(try colors(image, at: [4, 14, 24, 34, 44]) == [red, white, blue, white, blue])
    }
  }
#endif
