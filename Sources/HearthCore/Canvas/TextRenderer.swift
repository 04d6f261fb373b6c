import Foundation
import HearthMotion
import HearthRendering

/// Draws texts in another way than they draw themselves: letter by letter, with effects, moving.
///
/// ```swift
/// struct Waves: TextRenderer {
///   var phase: Double
///   var animatableData: Double {
///     get { phase }
///     set { phase = newValue }
///   }
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for line in layout {
///       for run in line {
///         for (index, letter) in run.enumerated() {
///           var copy = context
///           copy.translateBy(x: 0, y: 3 * sin(phase + Double(index)))
///           copy.draw(letter)
///         }
///       }
///     }
///   }
/// }
/// ```
///
/// It draws in the coordinate space of the text. What is in `animatableData` moves with animations. A text that is
/// redacted draws its placeholder, and no renderer. Source: Apple, "TextRenderer".
public nonisolated protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of a text that is drawn; that of the text itself by default. Points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far layers and inverse clips of the renderer reach beyond the text. Points; nothing by default. What is drawn
  /// without them reaches as far as it does.
  var displayPadding: EdgeInsets { get }
}
nonisolated extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public nonisolated struct TextProxy: @unchecked Sendable {
  // Unchecked: on another thread than the main one it knows nothing, and reports that.
  unowned let node: TextNode
  let handle: EngineHandle
  /// The size that the text takes of what is proposed to it. Points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard isOnMainThread() else {
      Report.offMain("TextProxy")
      return .zero
    }
    return MainActor.assumeIsolatedFast { node.layout(Proposal(proposal)).size }
  }
}

/// A renderer of the app, as texts see it.
final class TextRendererBox<T: TextRenderer>: AnyTextRenderer, @unchecked Sendable {
  // Unchecked: used on the main thread alone.
  private let renderer: T
  init(_ renderer: T) {
    self.renderer = renderer
    super.init()
  }

  override func size(_ proposal: Proposal, at node: TextNode) -> CGSize {
    let text = TextProxy(node: node, handle: node.engine.handle)
    let proposal = ProposedViewSize(
      width: proposal.width < 0 ? nil : proposal.width, height: proposal.height < 0 ? nil : proposal.height)
    return node.engine.evaluate(for: node) { renderer.sizeThatFits(proposal: proposal, text: text) }
  }
  override func picture(of layout: Text.Layout, size: CGSize, at node: TextNode) -> DisplayPiece {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let padding = renderer.displayPadding, isRightToLeft = node.scope.isRightToLeft
    let left = length(isRightToLeft ? padding.trailing : padding.leading), top = length(padding.top)
    let right = length(isRightToLeft ? padding.leading : padding.trailing)
    let area = CGSize(width: size.width + left + right, height: size.height + top + length(padding.bottom))
    let layer = CanvasScene.record(size: area, at: node) { context in
      if left > 0 || top > 0 { context.translateBy(x: left, y: top) }
      node.engine.evaluate(for: node) { renderer.draw(layout: layout, in: &context) }
    }
    if left == 0 && top == 0 { return layer.picture }
    return EffectPiece(.transform(CGAffineTransform(translationX: -left, y: -top)), layer.picture)
  }
}

/// Gives a renderer to the texts of a view; its numbers move with animations.
nonisolated struct TextRendererModifier<T: TextRenderer>: ViewModifier, Animatable {
  var renderer: T
  var animatableData: T.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
  @MainActor func body(content: Content) -> ModifiedContent<Content, _EnvironmentModifier> {
    let box = TextRendererBox(renderer)
    return content.modifier(_EnvironmentModifier { $0[TextRendererKey.self] = box })
  }
}

extension View {
  /// Has the texts in here drawn by a renderer.
  ///
  /// ```swift
  /// Text("Welcome").textRenderer(Waves(phase: isShown ? 6 : 0)).animation(.linear(duration: 2), value: isShown)
  /// ```
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

// MARK: - Drawing parts of texts

nonisolated extension GraphicsContext {
  /// Draws a line of a text where it lies in the text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.storage, line.move) { $0.piece(ofLine: line.index) }
  }
  /// Draws a run of a text where it lies in the text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[0..<run.count], options: options)
  }
  /// Draws letters of a text where they lie in the text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let run = slice.run, letters = slice.indices.clamped(to: 0..<run.count)
    if letters.isEmpty { return }
    draw(run.storage, run.move) { $0.piece(of: run.index, line: run.line, letters) }
  }
  private func draw(
    _ storage: TextLayoutStorage, _ move: CGSize, _ piece: @MainActor (TextLayoutStorage) -> DisplayPiece
  ) {
    guard move.width.isFinite, move.height.isFinite, let piece = scene.withNode({ _ in piece(storage) }) else { return }
    if move == .zero { return record(piece) }
    record(EffectPiece(.transform(CGAffineTransform(translationX: move.width, y: move.height)), piece))
  }
}
