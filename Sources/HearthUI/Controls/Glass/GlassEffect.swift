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
/// Panes with one `glassEffectUnion(id:namespace:)` are one. Panes near to one another do not flow together here, whatever
/// the spacing. Source: Apple, "GlassEffectContainer".
@MainActor @preconcurrency public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container.
  ///
  /// - Parameter spacing: How near panes flow together on Apple's systems. Points; without effect here.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    content
      .environment(\.isInGlassContainer, true)
      .backgroundPreferenceValue(GlassPartsKey.self) { parts in
        GeometryReader { geometry in
          ForEach(GlassPane.groups(parts), id: \.identity) { group in
            let rect = group.bounds.map { geometry[$0] }.reduce(CGRect.null) { $0.union($1) }
            group.pane.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
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
nonisolated private struct GlassContainerKey: EnvironmentKey { static let defaultValue = false }
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
  fileprivate var isInGlassContainer: Bool {
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
  @Environment(\.isInGlassContainer) private var isInContainer
  @MainActor func body(content: Content) -> some View {
    let part = isInContainer ? union : nil
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
    var pane: GlassPane
    var bounds: [Anchor<CGRect>]
  }
  /// Parts by the pane that they lie on.
  static func groups(_ parts: [GlassPart]) -> [Group] {
    var groups: [Group] = []
    for part in parts where part.glass.kind != .identity {
      if let index = groups.firstIndex(where: { $0.identity == part.identity }) {
        groups[index].bounds.append(part.bounds)
      } else {
        let pane = GlassPane(glass: part.glass, shape: part.shape)
        groups.append(Group(identity: part.identity, pane: pane, bounds: [part.bounds]))
      }
    }
    return groups
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
