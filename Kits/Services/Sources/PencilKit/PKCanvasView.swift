import HearthCore
import UIKit

/// Who draws on a canvas.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

@MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A place to draw in, by the pointer or a finger. Nothing tells how hard is pressed: a stroke is as wide as its tool.
///
/// ```swift
/// let canvas = PKCanvasView()
/// canvas.tool = PKInkingTool(.pen, color: .blue, width: 4)
/// ```
@MainActor @preconcurrency open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  private let paper = Paper()
  private var automaticSize = CGSize.zero
  /// Who hears of what is drawn, and of scrolling. Held weakly.
  open weak var delegate: (any PKCanvasViewDelegate)? {
    didSet { (self as UIScrollView as any _ScrollingView).delegate = delegate }
  }
  open var drawing = PKDrawing() {
    didSet {
      if drawing == oldValue { return }
      paper.setNeedsDisplay()
      delegate?.canvasViewDrawingDidChange(self)
      delegate?.canvasViewDidFinishRendering(self)
    }
  }
  open var tool: any PKTool = PKInkingTool(.pen) { didSet { reportLasso() } }
  /// The pointer and fingers draw under each policy but `pencilOnly`, under which only the pointer's being a pencil is reported.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default {
    didSet {
      if drawingPolicy == .pencilOnly { report("drawingPolicy", "nobody tells a pencil from a finger: both draw.") }
    }
  }
  @available(*, deprecated, message: "Use drawingPolicy.")
  open var allowsFingerDrawing: Bool {
    get { drawingPolicy != .pencilOnly }
    set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
  }
  /// There is no ruler, which is reported.
  open var isRulerActive: Bool {
    get { false }
    set { if newValue { report("isRulerActive", "there is no ruler.") } }
  }
  open var isDrawingEnabled = true
  private let undo = UndoManager()
  /// What was drawn and erased can be undone by it.
  open override var undoManager: UndoManager? { undo }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  nonisolated deinit {}
  private func prepare() {
    paper.canvas = self
    paper.backgroundColor = .clear
    addSubview(paper)
  }
  private func report(_ name: String, _ message: String) {
    Report(kind: .notOnLinux, path: "PKCanvasView.\(name)", message: message).tell()
  }
  private func reportLasso() {
    if tool is PKLassoTool { report("tool", "strokes cannot be chosen with a lasso: it does nothing.") }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    // What an app has not made larger is as large as the view.
    if contentSize == automaticSize {
      automaticSize = bounds.size
      if contentSize != automaticSize { contentSize = automaticSize }
    }
    let size = CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height))
    if paper.frame.size != size { paper.frame = CGRect(origin: .zero, size: size) }
  }
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }

  // MARK: - Drawing

  fileprivate var before: PKDrawing?
  private var points: [PKStrokePoint] = []
  private var began: TimeInterval = 0
  fileprivate func begin(_ place: CGPoint, at time: TimeInterval) {
    (before, points, began) = (drawing, [], time)
    delegate?.canvasViewDidBeginUsingTool(self)
    go(to: place, at: time)
  }
  fileprivate func go(to place: CGPoint, at time: TimeInterval) {
    guard let before else { return }
    if let pen = tool as? PKInkingTool {
      points.append(
        PKStrokePoint(
          location: place, timeOffset: time - began, size: CGSize(width: pen.width, height: pen.width), opacity: 1,
          force: 1, azimuth: 0, altitude: .pi / 2))
      let path = PKStrokePath(controlPoints: points, creationDate: Date())
      paper.stroke = PKStroke(ink: pen.ink, path: path)
    } else if let eraser = tool as? PKEraserTool {
      let strokes = drawing.strokes.flatMap {
        $0.erased(at: place, radius: eraser.width / 2, whole: eraser.eraserType == .vector) ?? [$0]
      }
      if strokes != drawing.strokes { drawing = PKDrawing(strokes: strokes) }
    }
    if before != drawing || paper.stroke != nil { paper.setNeedsDisplay() }
  }
  fileprivate func end(isKept: Bool) {
    guard let before else { return }
    if let stroke = paper.stroke {
      paper.stroke = nil
      if isKept { drawing.strokes.append(stroke) } else { paper.setNeedsDisplay() }
    } else if !isKept {
      drawing = before
    }
    self.before = nil
    if drawing != before { registerUndo(before) }
    delegate?.canvasViewDidEndUsingTool(self)
  }
  private func registerUndo(_ other: PKDrawing) {
    undoManager?.registerUndo(withTarget: self) { canvas in
      MainActor.assumeIsolated {
        let now = canvas.drawing
        canvas.drawing = other
        canvas.registerUndo(now)
      }
    }
  }
}

/// What is drawn on, within what scrolls.
private final class Paper: UIView {
  weak var canvas: PKCanvasView?
  /// The one that is being drawn.
  var stroke: PKStroke?
  nonisolated deinit {}
  override func draw(_ rect: CGRect) {
    canvas?.drawing.draw()
    stroke?.draw()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let canvas, canvas.isDrawingEnabled else { return }
    canvas.begin(touch.location(in: self), at: touch.timestamp)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { canvas?.go(to: touch.location(in: self), at: touch.timestamp) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { canvas?.end(isKept: true) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { canvas?.end(isKept: false) }
}
