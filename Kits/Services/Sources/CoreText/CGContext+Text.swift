import HearthCore
import HearthRendering

extension CGContext {
  /// Where the next line is drawn: the start of its baseline.
  public var textPosition: CGPoint {
    get { state.textPosition }
    set { state.textPosition = newValue }
  }
  /// How text lies. Only where it lies is minded: a matrix that turns or stretches is reported.
  public var textMatrix: CGAffineTransform {
    get { CGAffineTransform(translationX: state.textPosition.x, y: state.textPosition.y) }
    set {
      state.textPosition = CGPoint(x: newValue.tx, y: newValue.ty)
      if newValue.a == 1, abs(newValue.d) == 1, newValue.b == 0, newValue.c == 0 { return }
      Report(
        kind: .notOnLinux, path: "CGContext.textMatrix",
        message: "text is not turned or stretched by its own matrix. Transform the context."
      ).tell()
    }
  }
}
