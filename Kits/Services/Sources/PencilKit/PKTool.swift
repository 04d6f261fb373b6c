import HearthCore
import UIKit

/// What a canvas is drawn with.
public protocol PKTool {}
/// A pen.
public struct PKInkingTool: PKTool, Equatable, Sendable {
  public typealias InkType = PKInk.InkType
  public var ink: PKInk
  /// Points.
  public var width: CGFloat
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    self.init(ink: PKInk(type, color: color), width: width ?? type.defaultWidth)
  }
  public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }
  public var inkType: InkType { ink.inkType }
  public var color: UIColor {
    get { ink.color }
    set { ink.color = newValue }
  }
}
/// Takes away strokes, or what it touches of them.
public struct PKEraserTool: PKTool, Equatable, Sendable {
  public enum EraserType: Hashable, Sendable {
    /// Whole strokes.
    case vector
    case bitmap
    case fixedWidthBitmap
    public var defaultWidth: CGFloat { 20 }
    public var validWidthRange: ClosedRange<CGFloat> { 1...100 }
  }
  public var eraserType: EraserType
  /// Points.
  public var width: CGFloat
  public init(_ eraserType: EraserType) { self.init(eraserType, width: eraserType.defaultWidth) }
  public init(_ eraserType: EraserType, width: CGFloat) { (self.eraserType, self.width) = (eraserType, width) }
}
/// Chooses strokes: with it nothing is drawn, and nothing is chosen, which is reported.
public struct PKLassoTool: PKTool, Equatable, Sendable {
  public init() {}
}

@MainActor @preconcurrency public protocol PKToolPickerObserver: AnyObject {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
/// A palette of tools. It is not shown, which is reported: what an app sets as its tool goes to the canvases that observe it.
@MainActor @preconcurrency open class PKToolPicker: NSObject {
  private struct Observer { weak var object: (any PKToolPickerObserver)? }
  private var observers: [Observer] = []
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { for observer in observers { observer.object?.toolPickerSelectedToolDidChange(self) } }
  }
  nonisolated public override init() { super.init() }
  nonisolated deinit {}
  open class func shared(for window: UIWindow) -> PKToolPicker? {
    if let picker = pickers[ObjectIdentifier(window)] { return picker }
    let picker = PKToolPicker()
    pickers[ObjectIdentifier(window)] = picker
    return picker
  }
  private static var pickers: [ObjectIdentifier: PKToolPicker] = [:]
  /// Never.
  open var isVisible: Bool { false }
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    guard visible else { return }
    Report(
      kind: .notOnLinux, path: "PKToolPicker (\(type(of: responder)))",
      message:
        "there is no palette of tools: the canvas has the tool that the app sets. Show buttons that set PKCanvasView.tool."
    ).tell()
  }
  open func addObserver(_ observer: any PKToolPickerObserver) {
    observers = observers.filter { $0.object != nil && $0.object !== observer } + [Observer(object: observer)]
    observer.toolPickerSelectedToolDidChange(self)
  }
  open func removeObserver(_ observer: any PKToolPickerObserver) { observers.removeAll { $0.object === observer } }
  /// Nothing is covered by what is not shown.
  open func frameObscured(in view: UIView) -> CGRect { view.bounds.isNull ? .zero : .null }
}
