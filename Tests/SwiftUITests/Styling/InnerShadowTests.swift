#if GTK
  import HearthTesting
  import SwiftUI
  import Testing

  @MainActor @Suite("Shadows into shapes") struct InnerShadowTests {
    /// How bright a shape of 60 × 60 points is at a place, from 0 to 255.
    private func brightness<S: Shape>(_ shape: S, at places: [CGPoint]) throws -> [Int] {
      let window = TestWindow(size: CGSize(width: 80, height: 80)) {
        shape.fill(.white.shadow(.inner(color: .black, radius: 6, y: 4))).frame(width: 60, height: 60)
          .frame(width: 80, height: 80).background(.white).ignoresSafeArea()
      }
      let picture = try window.picture()
      return places.map { Int(picture.color(x: Int($0.x), y: Int($0.y)).red) }
    }

    @Test func `lie at the edges, and most where they are cast from`() throws {
      let (top, middle, bottom) = (CGPoint(x: 40, y: 12), CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 67))
      let outside = CGPoint(x: 40, y: 4)
      for seen in [
        try brightness(Rectangle(), at: [top, middle, bottom, outside]),
        try brightness(Circle(), at: [top, middle, bottom, outside]),
        try brightness(RoundedRectangle(cornerRadius: 12), at: [top, middle, bottom, outside]),
      ] {
        #expect(seen[0] < 110 && seen[1] > 245 && seen[3] == 255, "\(seen)")
        #expect(seen[0] < seen[2] - 60, "\(seen)")
      }
    }
  }
#endif
