import HearthCore

/// The shape of glass where none is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts a pane of glass behind this view.
  ///
  /// ```swift
  /// Label("Flag", systemImage: "flag").padding().glassEffect()
  /// ```
  ///
  /// An approximation: what lies behind is blurred and its colours become stronger, as behind a material, and light falls
  /// on the upper edge; nothing is bent. Where the desktop reduces transparency the pane is opaque. Interactive glass is
  /// as other glass here, but for buttons of glass.
  ///
  /// Source: Apple, "glassEffect(_:in:)".
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
  /// Gives the glass of this view an identity in a ``GlassEffectContainer``: where one view with it comes as another
  /// goes, with an animation, the pane moves from one to the other.
  ///
  /// - Parameters:
  ///   - id: Nil for none.
  ///   - namespace: In which the identity is looked for.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    environment(\.glassIdentity, id.map { GlassIdentity(id: $0, namespace: namespace) })
  }
  /// Puts the views of a ``GlassEffectContainer`` that say the same identity on one pane, which reaches around all of
  /// them. Its kind and its shape are those of the first.
  ///
  /// - Parameters:
  ///   - id: Nil for a pane of its own.
  ///   - namespace: In which the identity is looked for.
  @MainActor @preconcurrency public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    environment(\.glassUnion, id.map { GlassIdentity(id: $0, namespace: namespace) })
  }
  /// Says how glass in this view comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassTransition, transition)
  }
}

/// How glass comes and goes, when its view does with an animation.
public struct GlassEffectTransition: Sendable {
  fileprivate enum Kind { case identity, matchedGeometry, materialize }
  fileprivate let kind: Kind
  /// As its view does.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// The pane moves from the view with the same `glassEffectID(_:in:)` that goes to the one that comes.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// The pane fades, in its own place.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

/// Holds views with glass that belong together.
///
/// Panes with one `glassEffectUnion(id:namespace:)` are one, and so are panes whose distance is less than the container's
/// spacing: one pane around both, which moves as they do. On Apple's systems their outlines flow into each other.
/// Source: Apple, "GlassEffectContainer": "the larger the spacing, the sooner blending begins".
@MainActor @preconcurrency public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat
  /// Creates a container.
  ///
  /// - Parameter spacing: Panes that are nearer to one another are one. Points. Nil for none that are, but for those of a union;
  ///   so is a number that is not finite.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.content, self.spacing) = (content(), spacing.flatMap { $0.isFinite ? max(0, $0) : nil } ?? 0)
  }
  public var body: some View {
    content
      .environment(\.glassContainer, spacing > 0 ? .joins : .unites)
      .backgroundPreferenceValue(GlassPartsKey.self) { parts in
        GeometryReader { geometry in
          ForEach(GlassPane.groups(parts, nearerThan: spacing) { geometry[$0] }, id: \.identity) { group in
            group.pane.frame(width: group.rect.width, height: group.rect.height)
              .offset(x: group.rect.minX, y: group.rect.minY)
          }
        }
      }
  }
}

// MARK: - Panes

/// What tells panes from one another.
nonisolated private struct GlassIdentity: Hashable, @unchecked Sendable {
  // Unchecked: only what is sendable is put into it.
  let id: AnyHashable
  let namespace: Namespace.ID
  init(id: some Hashable & Sendable, namespace: Namespace.ID) { (self.id, self.namespace) = (id, namespace) }
}
nonisolated private struct GlassUnionKey: EnvironmentKey { static let defaultValue: GlassIdentity? = nil }
nonisolated private struct GlassIdentityKey: EnvironmentKey { static let defaultValue: GlassIdentity? = nil }
nonisolated private struct GlassTransitionKey: EnvironmentKey {
  static let defaultValue = GlassEffectTransition.matchedGeometry
}
/// Which panes a container around draws: none, those of unions, or all.
nonisolated private enum GlassContainment { case none, unites, joins }
nonisolated private struct GlassContainerKey: EnvironmentKey { static let defaultValue = GlassContainment.none }
extension EnvironmentValues {
  fileprivate var glassUnion: GlassIdentity? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }
  fileprivate var glassIdentity: GlassIdentity? {
    get { self[GlassIdentityKey.self] }
    set { self[GlassIdentityKey.self] = newValue }
  }
  fileprivate var glassTransition: GlassEffectTransition {
    get { self[GlassTransitionKey.self] }
    set { self[GlassTransitionKey.self] = newValue }
  }
  fileprivate var glassContainer: GlassContainment {
    get { self[GlassContainerKey.self] }
    set { self[GlassContainerKey.self] = newValue }
  }
}

/// A view that lies on a pane which its container draws.
nonisolated private struct GlassPart: @unchecked Sendable {
  // Unchecked: shapes are values.
  let identity: GlassIdentity
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>
}
nonisolated private struct GlassPartsKey: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }
  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

nonisolated private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.glassUnion) private var union
  @Environment(\.glassIdentity) private var identity
  @Environment(\.glassTransition) private var transition
  @Environment(\.glassContainer) private var container
  /// Tells this pane from all others of a container that joins them.
  @Namespace private var own
  @MainActor func body(content: Content) -> some View {
    let part: GlassIdentity? =
      switch container {
      case .none: nil
      case .unites: union
      case .joins: union ?? identity ?? GlassIdentity(id: 0, namespace: own)
      }
    content
      .background {
        if part == nil, glass.kind != .identity {
          if let identity, transition.kind == .matchedGeometry {
            pane.matchedGeometryEffect(id: identity, in: identity.namespace)
          } else {
            pane
          }
        }
      }
      .anchorPreference(key: GlassPartsKey.self, value: .bounds) { bounds in
        part.map { [GlassPart(identity: $0, glass: glass, shape: AnyShape(shape), bounds: bounds)] } ?? []
      }
  }
  @MainActor private var pane: GlassPane { GlassPane(glass: glass, shape: AnyShape(shape)) }
}

nonisolated private struct GlassPane: View {
  let glass: Glass
  let shape: AnyShape
  @Environment(\.colorScheme) private var scheme

  struct Group {
    let identity: GlassIdentity
    let pane: GlassPane
    /// In the container.
    var rect: CGRect
  }
  /// Parts by the pane that they lie on: those of one identity, and those that are near to one another, the panes that they
  /// make included. A pane is that of its first part.
  ///
  /// - Parameters:
  ///   - spacing: Points.
  ///   - place: Where a part lies in the container.
  static func groups(
    _ parts: [GlassPart], nearerThan spacing: CGFloat, _ place: (Anchor<CGRect>) -> CGRect
  ) -> [Group] {
    var groups: [Group] = []
    for part in parts where part.glass.kind != .identity {
      let rect = place(part.bounds)
      if let index = groups.firstIndex(where: { $0.identity == part.identity }) {
        groups[index].rect = groups[index].rect.union(rect)
      } else {
        groups.append(
          Group(identity: part.identity, pane: GlassPane(glass: part.glass, shape: part.shape), rect: rect))
      }
    }
    if spacing <= 0 { return groups }
    var first = 0
    while first < groups.count {
      let near = groups.indices.first {
        $0 > first && distance(groups[first].rect, groups[$0].rect) < spacing
      }
      if let near {
        groups[first].rect = groups[first].rect.union(groups.remove(at: near).rect)
        // The larger pane may be near to one that was looked at before.
        first = 0
      } else {
        first += 1
      }
    }
    return groups
  }
  private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let x = max(0, a.minX - b.maxX, b.minX - a.maxX), y = max(0, a.minY - b.maxY, b.minY - a.maxY)
    return (x * x + y * y).squareRoot()
  }

  @MainActor var body: some View {
    let isClear = glass.kind == .clear
    ZStack {
      shape.fill(isClear ? Material.ultraThin : .thin)
      if let tint = glass.tint { shape.fill(tint.opacity(isClear ? 0.3 : 0.55)) }
      shape.stroke(edge, lineWidth: 1)
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
  /// Light falls on the upper edge.
  @MainActor private var edge: LinearGradient {
    LinearGradient(
      colors: scheme == .dark
        ? [.white.opacity(0.4), .white.opacity(0.08)] : [.white.opacity(0.9), .black.opacity(0.1)],
      startPoint: .top, endPoint: .bottom)
  }
}
