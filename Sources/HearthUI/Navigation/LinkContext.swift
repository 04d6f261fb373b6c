import HearthCore

/// A container that links lead into: a list with a selection, a stack, a column of a split view.
///
/// A link asks the nearest one around it; a handler that has no use for what is presented passes it to `outer`, the
/// next one around. So a link with a value selects its row in a list whose selection has that type, and pushes a page
/// elsewhere. Source: Apple, "NavigationLink", "Coordinate with a list".
@MainActor package protocol LinkHandler: AnyObject {
  /// Whether the container has a use for a value of this type: a link that leads nowhere is disabled.
  func accepts(_ value: NavigationValue) -> Bool
  /// Shows what belongs to the value. False: the container has no use for it.
  func present(_ value: NavigationValue) -> Bool
  /// Shows what belongs to the value instead of all that links showed before: a link outside of the container asks for
  /// it. False: the container has no use for it.
  func show(_ value: NavigationValue) -> Bool
  /// Shows a view that a link brought with it. False: the container has no use for it.
  /// - Parameter link: Identifies the link: the page goes when its link goes.
  func present(_ destination: AnyView, of link: ObjectIdentifier) -> Bool
  /// Shows a view, until it is withdrawn or the user goes back. False: the container has no use for it.
  func present(_ presented: PresentedView) -> Bool
  /// What is shown has another content.
  func contentDidChange(of presented: PresentedView)
  /// What is shown goes. Nothing happens when it went already.
  func withdraw(_ presented: PresentedView)
  /// Whether what belongs to the value is what the container shows now, as a selected row.
  func isPresenting(_ value: NavigationValue) -> Bool
}

extension LinkHandler {
  package func show(_ value: NavigationValue) -> Bool { present(value) }
  package func present(_ presented: PresentedView) -> Bool {
    present(presented.content, of: ObjectIdentifier(presented))
  }
  package func contentDidChange(of presented: PresentedView) {
    _ = present(presented.content, of: ObjectIdentifier(presented))
  }
  package func withdraw(_ presented: PresentedView) {}
}

/// A view that a link or a flag of the app presents: what `NavigationLink(destination:)`,
/// `navigationDestination(isPresented:)` and `navigationDestination(item:)` give the container around.
@MainActor package final class PresentedView {
  package var content: AnyView
  /// Whether a link in a column leads to the column that follows, and not up in its own one.
  package var isDetailLink = true
  /// Called by the container when the user went back, or something else was shown in its place: the flag is to follow.
  package var didEnd: (@MainActor () -> Void)?
  package init(_ content: AnyView) { self.content = content }
  nonisolated deinit {}
}

/// What a link presents: a value of the app.
package struct NavigationValue: Hashable {
  package let base: AnyHashable
  package init(_ base: AnyHashable) { self.base = base }
}

/// Collects the destinations that are declared in a part of the tree: a page of a stack, a column.
@MainActor package protocol DestinationRegistry: AnyObject {
  func register(_ destination: Destination)
  func unregister(_ destination: Destination)
  /// Its closure is a different one.
  func destinationDidChange(_ destination: Destination)
}

struct DestinationRegistryKey: EnvironmentKey {
  static var defaultValue: ObjectReference<any DestinationRegistry> { ObjectReference(nil) }
}
struct LinkHandlerKey: EnvironmentKey {
  static var defaultValue: ObjectReference<any LinkHandler> { ObjectReference(nil) }
}

extension EnvironmentValues {
  /// Where `navigationDestination(for:)` declares.
  package var destinationRegistry: ObjectReference<any DestinationRegistry> {
    get { self[DestinationRegistryKey.self] }
    set { self[DestinationRegistryKey.self] = newValue }
  }
  /// Where links lead.
  package var linkHandler: ObjectReference<any LinkHandler> {
    get { self[LinkHandlerKey.self] }
    set { self[LinkHandlerKey.self] = newValue }
  }
}
