#if GTK
  import CoreGraphics
  import HearthRendering

  /// Pictures of symbols that move, each at up to sixteen places between pixels.
  final class MovingSymbols {
    struct Key: Hashable {
      let name: String
      let weight: Int
      let color: RGBA
      /// Points in the piece.
      let rect: CGRect
      let phase: PixelPhase
      let scale: CGFloat
      func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(weight)
        hasher.combine(phase)
        hasher.combine(rect.width)
      }
    }
    /// How often a symbol is shown at another part of a pixel before it is one that moves. Source: our choice: what is put
    /// somewhere else now and then stays as exact as it is.
    nonisolated static let moves: UInt8 = 3
    /// The most device pixels of a symbol, and pictures that are kept. Source: our choice, 16 MB of symbols of 32 pixels.
    static let most = 65_536.0
    private static let mostKept = 4_096
    private var nodes: [Key: RenderNode] = [:]

    init() {}
    nonisolated deinit {}
    func node(_ key: Key, make: () -> RenderNode?) -> RenderNode? {
      if let node = nodes[key] { return node }
      guard let node = make() else { return nil }
      if nodes.count >= Self.mostKept { nodes.removeAll() }
      nodes[key] = node
      return node
    }
    func removeAll() { nodes.removeAll() }
  }
#endif
