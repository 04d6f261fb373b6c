import HearthCore

/// A container that links lead into: a list with a selection, a stack, a column of a split view.
///
/// A link asks the nearest one around it; who has no use for what is presented hands it to `outer`, the next one around. So a link with
/// a value selects its row in a list whose selection has that type, and pushes a page elsewhere. Source: Apple, "NavigationLink",
/// "Coordinate with a list".
@MainActor package protocol LinkHandler: AnyObject {
  /// Whether the container has a use for a value of this type: a link that leads nowhere is disabled.
  func accepts(_ value: NavigationValue) -> Bool
  /// Shows what belongs to the value. False: the container has no use for it.
  func present(_ value: NavigationValue) -> Bool
  /// Shows a view that a link brought with it. False: the container has no use for it.
  /// - Parameter link: Identifies the link: the page goes when its link goes.
  func present(_ destination: AnyView, of link: ObjectIdentifier) -> Bool
  /// Whether what belongs to the value is what the container shows now, as a selected row.
  func isPresenting(_ value: NavigationValue) -> Bool
}

/// What a link presents: a value of the app.
package struct NavigationValue: Hashable {
  package let base: AnyHashable
  package init(_ base: AnyHashable) { self.base = base }
}

/// The way back from what is shown: a stack gives it to the pages above its root, a collapsed split view to the columns after its first.
/// A stack at its root, or content without a stack, goes back by what is around it.
@MainActor package protocol BackProvider: AnyObject {
  /// Titles of the pages behind, the nearest first. Empty: there is no way back.
  var titlesBehind: [String] { get }
  /// Goes back by so many pages.
  func goBack(by count: Int)
}

/// Compared by identity, so that only readers of another container are marked.
package struct NavigationReference<Object>: Equatable {
  package let object: Object?
  package init(_ object: Object?) { self.object = object }
  package static func == (a: Self, b: Self) -> Bool { (a.object as AnyObject?) === (b.object as AnyObject?) }
}

struct LinkHandlerKey: EnvironmentKey {
  static var defaultValue: NavigationReference<any LinkHandler> { NavigationReference(nil) }
}
struct BackProviderKey: EnvironmentKey {
  static var defaultValue: NavigationReference<any BackProvider> { NavigationReference(nil) }
}

extension EnvironmentValues {
  /// Where links lead.
  package var linkHandler: NavigationReference<any LinkHandler> {
    get { self[LinkHandlerKey.self] }
    set { self[LinkHandlerKey.self] = newValue }
  }
  /// The way back.
  package var backProvider: NavigationReference<any BackProvider> {
    get { self[BackProviderKey.self] }
    set { self[BackProviderKey.self] = newValue }
  }
}
