import HearthCore

/// A declaration of what to show for values of one type.
@MainActor package class Destination {
  package let type: Any.Type
  /// The node of the modifier that declares it. Holds as long as `isInTree`.
  package unowned(unsafe) let node: AttachmentNode
  package fileprivate(set) var isInTree = true
  /// Nodes between the root of the window and the declaration: of several the one nearest to the root counts.
  let depth: Int32
  /// Counts up with each declaration.
  let number: UInt64
  /// Whether the declaration comes and goes with a row.
  let isInLazyContainer: Bool
  // The process's: numbers are only compared, those of one window with each other.
  private static var last: UInt64 = 0

  fileprivate init(_ type: Any.Type, _ node: AttachmentNode) {
    (self.type, self.node, depth) = (type, node, node.depth)
    isInLazyContainer = node.lazyContainer != nil
    Self.last &+= 1
    number = Self.last
    PathTypes.note(type)
  }
  nonisolated deinit {}
  /// The page for a value; nil for a value of another type.
  package func content(for value: AnyHashable) -> AnyView? { fatalError("overridden") }
}

final class TypedDestination<D: Hashable, C: View>: Destination {
  fileprivate var make: (D) -> C
  fileprivate init(_ make: @escaping (D) -> C, _ node: AttachmentNode) {
    self.make = make
    super.init(D.self, node)
  }
  nonisolated deinit {}
  override func content(for value: AnyHashable) -> AnyView? {
    (value.base as? D).map { AnyView(DestinationBody(value: $0, make: make)) }
  }
}

/// Calls the app's closure as a body, so that what it reads is known.
private struct DestinationBody<D, C: View>: View {
  let value: D
  let make: (D) -> C
  var body: some View { PageRoot(content: make(value)) }
}

/// One element, whatever the app gives: several views lie one below the other.
nonisolated struct PageRoot<Content: View>: View {
  let content: Content
  @MainActor var body: some View {
    if Content._elementCount == 1 { content } else { VStack(spacing: 0) { content } }
  }
}

// MARK: - The modifier

private nonisolated struct DestinationModifier<D: Hashable, C: View>: AttachmentModifier {
  let make: (D) -> C
  typealias Body = Never
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> DestinationAttachment<D, C> {
    DestinationAttachment(TypedDestination(modifier.make, node))
  }
  @MainActor static func updateAttachment(_ attachment: DestinationAttachment<D, C>, _ modifier: Self) {
    if TypeInfo.areKnownEqual(attachment.destination.make, modifier.make) { return }
    attachment.destination.make = modifier.make
    attachment.registry?.destinationDidChange(attachment.destination)
  }
}

private final class DestinationAttachment<D: Hashable, C: View>: NodeAttachment {
  let destination: TypedDestination<D, C>
  weak var registry: (any DestinationRegistry)?
  init(_ destination: TypedDestination<D, C>) {
    self.destination = destination
    let node = destination.node
    registry = node.scope.value(DestinationRegistryKey.self).object
    if let registry {
      registry.register(destination)
    } else {
      node.engine.report(
        .navigation, at: node,
        "navigationDestination(for: \(D.self).self) is declared outside of a navigation stack: no link can lead there. Write it on a view inside of the NavigationStack."
      )
    }
  }
  nonisolated deinit {}
  func willUnmount() {
    destination.isInTree = false
    registry?.unregister(destination)
  }
}

extension View {
  /// Declares what the stack around shows for a value of a type: a link with such a value, or one on the stack's path.
  ///
  /// Write it anywhere in the stack, but not in a lazy container such as a list, whose rows may not be there when they
  /// are needed. If a type is declared several times, the declaration nearest to the root of the stack counts. Source:
  /// Apple, "navigationDestination(for:destination:)".
  ///
  ///     NavigationStack(path: $path) {
  ///       List(items) { NavigationLink($0.name, value: $0) }
  ///         .navigationDestination(for: Item.self) { Text($0.name) }
  ///     }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(make: destination))
  }
}
