import CoreText
import CoreVideo
import HearthTesting
import PencilKit
import QuickTesting
import SwiftUI
import UIKit

/// A canvas that is drawn on by the pointer.
@MainActor struct PencilTests {
  private final class Listener: NSObject, PKCanvasViewDelegate {
    var changes = 0
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
  }
  private struct Canvas: UIViewRepresentable {
    let canvas: PKCanvasView
    func makeUIView(context: Context) -> PKCanvasView { canvas }
    func updateUIView(_ view: PKCanvasView, context: Context) {}
  }
  private func shown() -> (PKCanvasView, Listener, TestWindow) {
    let canvas = PKCanvasView(), listener = Listener()
    canvas.delegate = listener
    canvas.tool = PKInkingTool(.pen, color: .red, width: 6)
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Canvas(canvas: canvas) }
    return (canvas, listener, window)
  }

  @Test func `a drag is a stroke, which can be undone`() throws {
    let (canvas, listener, window) = shown()
    window.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100))
    expect(canvas.drawing.strokes.count, equals: 1)
    expect(listener.changes, equals: 1)
    let stroke = try require(canvas.drawing.strokes.first)
    expect(stroke.ink, equals: PKInk(.pen, color: .red))
    // The pen is 6 points wide.
    expect(stroke.renderBounds.height, equals: 6)
    expect(canvas.drawing.bounds.maxX >= 180)
    canvas.undoManager?.undo()
    expect(canvas.drawing.strokes.isEmpty)
    canvas.undoManager?.redo()
    expect(canvas.drawing.strokes.count, equals: 1)
    _ = listener
  }
  @Test func `an eraser takes a whole stroke, or a piece of it`() {
    let (canvas, _, window) = shown()
    window.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100))
    let drawn = canvas.drawing
    canvas.tool = PKEraserTool(.bitmap, width: 20)
    window.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 140))
    expect(canvas.drawing.strokes.count, equals: 2)
    canvas.drawing = drawn
    canvas.tool = PKEraserTool(.vector)
    window.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 140))
    expect(canvas.drawing.strokes.isEmpty)
  }
  @Test func `a drawing is written and read`() throws {
    let points = [CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 4)].map {
      PKStrokePoint(
        location: $0, timeOffset: 0, size: CGSize(width: 2, height: 2), opacity: 1, force: 1, azimuth: 0, altitude: 1)
    }
    let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 0))
    let drawing = PKDrawing(strokes: [
      PKStroke(ink: PKInk(.marker, color: UIColor(red: 1, green: 0, blue: 0, alpha: 1)), path: path)
    ])
    let read = try PKDrawing(data: drawing.dataRepresentation())
    expect(read.strokes.first?.path, equals: path)
    expect(read.strokes.first?.ink.inkType, equals: .marker)
    expect(read.bounds, equals: drawing.bounds)
    // The way ends where its points do.
    expect(path.interpolatedLocation(at: 1), equals: CGPoint(x: 30, y: 4))
    var failed = false
    do { _ = try PKDrawing(data: Data([1, 2])) } catch { failed = true }
    expect(failed)
    expect(
      drawing.transformed(using: CGAffineTransform(translationX: 10, y: 0)).bounds.minX,
      equals: drawing.bounds.minX + 10)
  }
  @Test func `what was drawn is in the picture`() throws {
    #if GTK
      let (canvas, _, window) = shown()
      window.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100))
      let image = canvas.drawing.image(from: CGRect(x: 0, y: 0, width: 200, height: 200), scale: 1)
      expect(image.size, equals: CGSize(width: 200, height: 200))
      let seen = try window.picture().color(x: 100, y: 100)
      expect(seen.red > 200 && seen.green < 90)
    #endif
  }
  @Test func `a palette of tools and a lasso are reported`() {
    let canvas = PKCanvasView(), picker = PKToolPicker()
    picker.addObserver(canvas)
    picker.selectedTool = PKInkingTool(.marker, width: 12)
    expect((canvas.tool as? PKInkingTool)?.width, equals: 12)
    expect(reports(of: "PKToolPicker") { picker.setVisible(true, forFirstResponder: canvas) }.count, equals: 1)
    expect(!picker.isVisible)
    expect(reports(of: "PKCanvasView.tool") { canvas.tool = PKLassoTool() }.count, equals: 1)
  }
  @Test func `a line of text has a width, and a frame as many lines as it needs`() {
    let font = CTFontCreateWithName("No Such Font", 20, nil)
    expect(CTFontGetSize(font), equals: 20)
    expect(CTFontGetDescent(font) > 0)
    let text = NSAttributedString(string: "One two three four", attributes: [.font: font])
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    expect(width > 60 && ascent > 0 && descent > 0)
    expect(CTLineGetOffsetForStringIndex(line, 18, nil), equals: CGFloat(width))
    expect(CTLineGetStringIndexForPosition(line, .zero), equals: 0)
    let setter = CTFramesetterCreateWithAttributedString(text)
    let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: width / 2 + 10, height: 1000), nil)
    expect(narrow.height > (ascent + descent) * 1.5)
  }
  @Test func `pixels are rows of bytes`() {
    var buffer: CVPixelBuffer?
    expect(
      CVPixelBufferCreate(kCFAllocatorDefault, 5, 3, kCVPixelFormatType_32BGRA, nil, &buffer), equals: kCVReturnSuccess)
    guard let buffer else { return fail("There are no pixels.") }
    expect(CVPixelBufferGetBytesPerRow(buffer), equals: 32)
    expect(CVPixelBufferLockBaseAddress(buffer, []), equals: kCVReturnSuccess)
    CVPixelBufferGetBaseAddress(buffer)?.storeBytes(of: 7, toByteOffset: 32 * 2 + 4, as: UInt8.self)
    expect(CVPixelBufferGetBaseAddress(buffer)?.load(fromByteOffset: 68, as: UInt8.self), equals: 7)
    CVPixelBufferUnlockBaseAddress(buffer, [])
    var other: CVPixelBuffer?
    let code = CVPixelBufferCreate(
      kCFAllocatorDefault, 5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &other)
    expect(code, equals: kCVReturnInvalidPixelFormat)
    expect(other == nil)
  }
}
