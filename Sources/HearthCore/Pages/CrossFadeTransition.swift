/// A transition in which what comes fades in over what was there, and fades out again.
///
///     .sheet(isPresented: $isShown) { Details().navigationTransition(.crossFade) }
nonisolated public struct CrossFadeNavigationTransition: NavigationTransition {
  public var _source: _TransitionSourceID? { nil }
  public var _crossFades: Bool { true }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// Fades in, and out again, without moving. A way back that a finger leads follows the finger all the same.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// A transition of any type, so that one of several can be chosen while the app runs.
///
///     Details().navigationTransition(
///       fades ? AnyNavigationTransition(.crossFade) : AnyNavigationTransition(.zoom(sourceID: id, in: namespace)))
nonisolated public struct AnyNavigationTransition: NavigationTransition {
  public let _source: _TransitionSourceID?
  public let _crossFades: Bool
  /// Hides the type of a transition.
  public init(_ transition: some NavigationTransition) {
    (_source, _crossFades) = (transition._source, transition._crossFades)
  }
}
