import HearthCore

/// A container whose background a view inside can set.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Kind: Sendable { case navigation, navigationSplitView, tabView, window }
  let kind: Kind
  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// The page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// The window.
  public static let window = ContainerBackgroundPlacement(kind: .window)
}

/// What a view wants behind the container around it.
nonisolated struct ContainerGround {
  let view: AnyView
  let alignment: Alignment
}

struct ContainerGroundKey: PreferenceKey {
  static var defaultValue: [ContainerBackgroundPlacement: ContainerGround] { [:] }
  static func reduce(
    value: inout [ContainerBackgroundPlacement: ContainerGround],
    nextValue: () -> [ContainerBackgroundPlacement: ContainerGround]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

extension View {
  /// Fills the background of a container around this view, bars and safe area included.
  ///
  ///     NavigationStack { List(items) { Row($0) }.containerBackground(.mint.gradient, for: .navigation) }
  ///
  /// Of several views in one container the outermost counts, and of those beside each other the first. Source: Apple,
  /// documentation of containerBackground(_:for:); which one counts is our choice.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    ground(AnyView(Rectangle().fill(style)), .center, container)
  }
  /// Shows a view in the background of a container around this view, bars and safe area included.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ground(AnyView(content()), alignment, container)
  }
  private nonisolated func ground(
    _ view: AnyView, _ alignment: Alignment, _ container: ContainerBackgroundPlacement
  ) -> ModifiedContent<Self, PreferenceTransforming<ContainerGroundKey>> {
    modifier(
      PreferenceTransforming<ContainerGroundKey> { $0[container] = ContainerGround(view: view, alignment: alignment) })
  }
  /// Shows behind this container what views inside want there.
  nonisolated func showsContainerBackground(
    _ container: ContainerBackgroundPlacement
  ) -> ModifiedContent<Self, ContainerGroundLayer> {
    modifier(ContainerGroundLayer(container: container))
  }
}

nonisolated struct ContainerGroundLayer: ViewModifier {
  let container: ContainerBackgroundPlacement
  @MainActor func body(content: Content) -> some View {
    let container = container
    content.backgroundPreferenceValue(ContainerGroundKey.self) {
      ContainerGroundView(ground: $0[container], kind: container.kind)
    }
  }
}

/// What is shown behind a container; nothing where no view inside wants something.
nonisolated struct ContainerGroundView: View {
  let ground: ContainerGround?
  let kind: ContainerBackgroundPlacement.Kind
  @MainActor var body: some View {
    if let ground {
      let view = ground.view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: ground.alignment)
      // What asks may be smaller than the container that it stands in.
      switch kind {
      case .window: view.modifier(CoverModifier(.window))
      case .navigation, .tabView: view.modifier(CoverModifier(.page))
      case .navigationSplitView: view.ignoresSafeArea()
      }
    }
  }
}
