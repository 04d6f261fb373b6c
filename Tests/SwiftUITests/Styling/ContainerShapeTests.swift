import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Shapes that follow their container, and mesh gradients.
/// Container shapes.
@MainActor struct ContainerShapeTests {}

extension ContainerShapeTests {
  private func fills(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").filter { $0.contains("fill") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
  private func path(_ shape: some Shape, padding: EdgeInsets, in container: some InsettableShape) -> Path {
    var result = Path()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Probe(shape: shape, seen: { result = $0 }).padding(padding).containerShape(container)
    }
    window.settle()
    return result
  }
  /// Hands on the outline of another shape.
  private nonisolated struct Spy<S: Shape>: Shape {
    let shape: S
    let seen: @Sendable (Path) -> Void
    func path(in rect: CGRect) -> Path {
      let path = shape.path(in: rect)
      seen(path)
      return path
    }
  }
  private struct Probe<S: Shape>: View {
    let shape: S
    let seen: (Path) -> Void
    var body: some View {
      nonisolated(unsafe) let seen = seen
      return Spy(shape: shape, seen: { seen($0) }).fill(.red)
    }
  }
  private func radii(_ path: Path) -> String { path.description }

  @QuickTesting.Test func `a shape follows its container, further inside`() {
    let inset = path(
      ContainerRelativeShape(), padding: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
      in: RoundedRectangle(cornerRadius: 20))
    let expected = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 184, height: 84),
      cornerRadii: RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12))
    expect(inset, equals: expected)
    // A shape that is far from some edges of its container has the corners that it has beside the nearest.
    let low = path(
      ContainerRelativeShape(), padding: EdgeInsets(top: 50, leading: 4, bottom: 4, trailing: 4),
      in: RoundedRectangle(cornerRadius: 20))
    expect(
      low,
      equals: Path(
        roundedRect: CGRect(x: 0, y: 0, width: 192, height: 46),
        cornerRadii: RectangleCornerRadii(topLeading: 16, bottomLeading: 16, bottomTrailing: 16, topTrailing: 16)))
    let ellipse = path(
      ContainerRelativeShape(), padding: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), in: Ellipse())
    expect(ellipse, equals: Path(ellipseIn: CGRect(x: 0, y: 0, width: 180, height: 80)))
  }
  @QuickTesting.Test func `without a container it is a rectangle`() {
    var seen = Path()
    let window = TestWindow(size: CGSize(width: 50, height: 40)) {
      Probe(shape: .containerRelative, seen: { seen = $0 })
    }
    window.settle()
    expect(seen, equals: Path(CGRect(x: 0, y: 0, width: 50, height: 40)))
    expect(
      ContainerRelativeShape().path(in: CGRect(x: 0, y: 0, width: 5, height: 4)),
      equals: Path(CGRect(x: 0, y: 0, width: 5, height: 4)))
  }
  @QuickTesting.Test func `concentric corners have a least radius, and can be even`() {
    let padding = EdgeInsets(top: 4, leading: 4, bottom: 30, trailing: 4)
    let container = RoundedRectangle(cornerRadius: 20)
    let rect = CGRect(x: 0, y: 0, width: 192, height: 66)
    func expected(_ top: CGFloat, _ bottom: CGFloat) -> Path {
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
    }
    expect(path(ConcentricRectangle(), padding: padding, in: container), equals: expected(16, 0))
    expect(path(.rect(corners: .concentric(minimum: 6)), padding: padding, in: container), equals: expected(16, 6))
    expect(
      path(.rect(corners: .concentric, isUniform: true), padding: padding, in: container), equals: expected(16, 16))
    expect(path(.rect(corners: 9), padding: padding, in: container), equals: expected(9, 9))
    expect(
      path(.rect(uniformTopCorners: 3, uniformBottomCorners: .concentric(minimum: 5)), padding: padding, in: container),
      equals: expected(3, 5))
  }
  @QuickTesting.Test func `it follows when it is moved in its container, and when the container changes`() throws {
    struct Page: View {
      @State private var distance: CGFloat = 0
      @State private var radius: CGFloat = 20
      let seen: (Path) -> Void
      var body: some View {
        VStack(spacing: 0) {
          Probe(shape: .containerRelative, seen: seen).padding(distance).containerShape(.rect(cornerRadius: radius))
            .frame(width: 200, height: 100)
          Button("move") { distance += 5 }.accessibilityIdentifier("move")
          Button("round") { radius = 30 }.accessibilityIdentifier("round")
        }
      }
    }
    var seen = Path()
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Page { seen = $0 } }
    func expected(_ inset: CGFloat, _ radius: CGFloat) -> Path {
      Path(
        roundedRect: CGRect(x: 0, y: 0, width: 200 - 2 * inset, height: 100 - 2 * inset),
        cornerRadii: RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius))
    }
    expect(seen, equals: expected(0, 20))
    window.click("move")
    expect(seen, equals: expected(5, 15))
    window.click("round")
    expect(seen, equals: expected(5, 25))
  }
  @QuickTesting.Test func `corners are values`() {
    expect(Edge.Corner.Set.top.contains(.topLeading) && !Edge.Corner.Set.top.contains(.bottomLeading))
    expect(Edge.Corner.Set(.bottomTrailing), equals: .bottomTrailing)
    expect(Edge.Corner.Set.all, equals: [.leading, .trailing])
    let corners = RoundedRectangularShapeCorners(topLeading: 4, bottomTrailing: .concentric)
    expect(corners[.topLeading] == .fixed(4) && corners[.topTrailing] == 0 && corners[.bottomTrailing] == .concentric)
    expect(RoundedRectangle(cornerRadius: 5).corners(in: nil), equals: .fixed(5))
    expect(Capsule().corners(in: nil) == nil)
    expect(Capsule().corners(in: CGSize(width: 40, height: 20)), equals: .fixed(10))
    expect(RectangleCornerRadii(bottomLeading: 3)[.bottomLeading], equals: 3)
  }
  @QuickTesting.Test func `the outline of buttons is a shape`() {
    var seen = Path()
    let window = TestWindow(size: CGSize(width: 80, height: 20)) {
      Probe(shape: .buttonBorder, seen: { seen = $0 }).buttonBorderShape(.capsule)
    }
    window.settle()
    expect(
      seen, equals: Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 20), cornerRadius: 10, style: .continuous))
  }
}

/// Mesh gradients.
@MainActor struct MeshGradientTests {}

extension MeshGradientTests {
  private static let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
  private static let green = Color(red: 0, green: 1, blue: 0), white = Color(red: 1, green: 1, blue: 1)

  @QuickTesting.Test func `a mesh fills shapes, texts and canvases`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [Self.red, Self.green, Self.blue, Self.white])
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      VStack {
        mesh
        Circle().fill(mesh)
        Text("text").foregroundStyle(mesh)
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .meshGradient(mesh))
        }
      }
    }
    expect(window.displayList.components(separatedBy: "mesh(11x11 #ff0000 #ffffff)").count, equals: 5)
  }
  @QuickTesting.Test func `a mesh of other numbers is reported once, and its background shown`() {
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      VStack {
        MeshGradient(width: 3, height: 2, points: [[0, 0], [1, 0]], colors: [Self.red], background: Self.green)
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [.nan, 0], [0, 1], [1, 1]], colors: Array(repeating: Self.red, count: 4)
        )
      }
    }
    expect(!window.reports.isEmpty && window.reports.allSatisfy { $0.contains("MeshGradient") })
    expect(window.displayList.contains("#00ff00"))
  }
  @QuickTesting.Test func `a mesh moves to another one of as many points`() {
    struct Page: View {
      @State private var x: Float = 0.2
      var body: some View {
        VStack(spacing: 0) {
          MeshGradient(
            width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
            colors: [.red, .blue, .red, .red, x > 0.5 ? .white : .blue, .red])
          Button("go") { withAnimation(.linear(duration: 1)) { x = 0.8 } }.accessibilityIdentifier("go")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 100, height: 100)) { Page() }
    window.click("go")
    window.advance(by: .milliseconds(500))
    expect(window.isAnimating)
    window.advance(by: .seconds(1))
    expect(!window.isAnimating && window.reports.isEmpty)
  }
  #if GTK
    private func color(_ mesh: MeshGradient, _ x: Int, _ y: Int) throws -> (red: Int, green: Int, blue: Int) {
      let window = TestWindow(size: CGSize(width: 101, height: 101)) { mesh.ignoresSafeArea() }
      let picture = try window.picture()
      let offset = (y * picture.width + x) * 4
      return (Int(picture.pixels[offset]), Int(picture.pixels[offset + 1]), Int(picture.pixels[offset + 2]))
    }
    @Test func `colours are exact at points, and mixed between them`() throws {
      let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
      let even = MeshGradient(
        width: 2, height: 2, points: corners, colors: [.black, Self.white, .black, Self.white], smoothsColors: false)
      for (x, expected) in [(1, 2), (25, 64), (50, 128), (75, 191), (99, 253)] {
        let color = try color(even, x, 50)
        expect(abs(color.red - expected) <= 4, "\(x): \(color)")
        expect(color.red == color.green && color.green == color.blue)
      }
      // Smooth: the curve 3t² − 2t³.
      let smooth = MeshGradient(width: 2, height: 2, points: corners, colors: [.black, Self.white, .black, Self.white])
      for (x, expected) in [(25, 40), (50, 128), (75, 215)] {
        let color = try color(smooth, x, 50)
        expect(abs(color.red - expected) <= 5, "\(x): \(color)")
      }
    }
    @Test func `what a mesh does not cover is its background`() throws {
      let small = MeshGradient(
        width: 2, height: 2, points: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
        colors: Array(repeating: Self.red, count: 4), background: Self.blue)
      try expect(color(small, 50, 50) == (255, 0, 0))
      try expect(color(small, 10, 50) == (0, 0, 255))
    }
    @Test func `a point that is moved takes its colour along, by curves`() throws {
      var points: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ]
      points[4] = [0.8, 0.3]
      var colors = Array(repeating: Color.black, count: 9)
      colors[4] = Self.white
      let mesh = MeshGradient(width: 3, height: 3, points: points, colors: colors)
      try expect(color(mesh, 80, 30).red > 245)
      try expect(color(mesh, 30, 80).red < 60)
    }
  #endif
}
