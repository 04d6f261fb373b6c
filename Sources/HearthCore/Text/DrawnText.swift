import Foundation
import HearthRendering

/// What draws the texts of a view itself: a `TextRenderer`, as texts see it.
package class AnyTextRenderer: @unchecked Sendable {
  // Unchecked: used on the main thread alone.
  init() {}
  /// The picture of a laid out text, whose top left corner is at the origin.
  @MainActor package func picture(of layout: Text.Layout, size: CGSize, at node: TextNode) -> DisplayPiece {
    fatalError("\(Self.self) draws nothing")
  }
  /// The size for a proposal, where `text` is the node whose text would have it.
  @MainActor package func size(_ proposal: Proposal, at node: TextNode) -> CGSize {
    fatalError("\(Self.self) has no size")
  }
}

/// What draws texts in here; nil where they draw themselves.
package struct TextRendererKey: TextStyleKey {
  package static let defaultValue: AnyTextRenderer? = nil
  /// Which renderer it is, is not part of the style: it may change with each frame.
  static func apply(_ value: AnyTextRenderer?, to values: inout TextStyleValues) { values.hasRenderer = value != nil }
}

extension Text {
  /// The layouts of the texts in a view, with the places where they lie, for views around.
  ///
  /// ```swift
  /// Text("Some words").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
  ///   GeometryReader { proxy in
  ///     if let text = layouts.first, let line = text.layout.first {
  ///       Underline(width: line.typographicBounds.width).position(proxy[text.origin])
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Texts say nothing where nobody reads the key. Source: Apple, "Text.LayoutKey".
  public nonisolated struct LayoutKey: PreferenceKey, Sendable {
    /// A layout, and the top left corner of its text.
    public struct AnchoredLayout: Equatable, Sendable {
      /// Where the layout's coordinate space begins.
      public var origin: Anchor<CGPoint>
      /// The layout.
      public var layout: Text.Layout
    }
    /// The layouts, in the order of the texts.
    public typealias Value = [AnchoredLayout]
    public static var defaultValue: [AnchoredLayout] { [] }
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

/// What a text has that is drawn by a renderer, or whose layout is read by views around.
@MainActor final class DrawnText {
  private unowned let node: TextNode
  private var storage: TextLayoutStorage?
  /// The custom attributes of the text, and others than before.
  var attributes: [TextLayoutStorage.Attribute]?
  /// What the renderer answered, with the proposals; so that it is known whether anything has changed.
  private var answers: [(proposal: Proposal, size: Size)] = []
  private var hasForgottenAnswers = false
  private(set) var hasRenderer = false

  init(_ node: TextNode) { self.node = node }
  nonisolated deinit {}

  /// The layout with what an app sees of it.
  func layout(_ layout: TextLayout, _ find: () -> [TextLayoutStorage.Attribute]) -> TextLayoutStorage {
    if let storage, storage.layout === layout, attributes != nil { return storage }
    let found = attributes ?? find()
    attributes = found
    let made = TextLayoutStorage(layout, found)
    // Letters that did not change keep what was made of them.
    if let storage, storage == made { return storage }
    storage = made
    return made
  }
  /// The text has changed.
  func textWillChange() { attributes = nil }

  // MARK: - Sizes

  func size(_ renderer: AnyTextRenderer, _ proposal: Proposal) -> Size {
    hasRenderer = true
    if let known = answers.first(where: { $0.proposal == proposal }) { return known.size }
    let size = answer(renderer, proposal)
    if answers.count >= 8 {
      answers.removeFirst()
      hasForgottenAnswers = true
    }
    answers.append((proposal, size))
    return size
  }
  private func answer(_ renderer: AnyTextRenderer, _ proposal: Proposal) -> Size {
    let size = Size(renderer.size(proposal, at: node))
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
    node.engine.report(
      .badSize, at: node,
      "a TextRenderer has the size \(size.width) × \(size.height). A size is finite and not negative; that of the text is used."
    )
    return Size(node.layout(proposal).size)
  }
  /// Asks again what was asked. True when an answer has changed.
  func answersDidChange(_ renderer: AnyTextRenderer?) -> Bool {
    let hadRenderer = hasRenderer, old = answers, hadForgotten = hasForgottenAnswers
    hasRenderer = renderer != nil
    answers = []
    hasForgottenAnswers = false
    guard let renderer, hadRenderer else { return hadRenderer != hasRenderer }
    for entry in old { answers.append((entry.proposal, answer(renderer, entry.proposal))) }
    return hadForgotten || !zip(old, answers).allSatisfy { $0.size == $1.size }
  }

  // MARK: - For views around

  private(set) var port: PreferencePort<Text.LayoutKey>?
  private let site = AnchorSite()
  private var inWindow: CGPoint?
  /// Says the layout from now on, if a view around reads it.
  func connect() {
    let port = PreferencePort<Text.LayoutKey>(node, gathers: false)
    self.port = port
    port.connect()
    if port.enclosing != nil { node.engine.geometryWatchers[ObjectIdentifier(node)] = node }
  }
  func disconnect() {
    site.node = nil
    node.engine.geometryWatchers[ObjectIdentifier(node)] = nil
    port?.disconnect()
  }
  func publish() {
    guard let port, port.enclosing != nil, node.flags.contains(.isPlaced) else { return }
    site.node = node
    let origin = node.convertToWindow(CGPoint.zero)
    site.lastFrame = CGRect(origin: origin, size: node.bounds.size)
    inWindow = origin
    let anchor = Anchor<CGPoint>(site: site, source: Anchor.Source.point(.zero).source, inWindow: inWindow)
    port.write([Text.LayoutKey.AnchoredLayout(origin: anchor, layout: node.publicLayout)])
  }
}
