import HearthCore

/// The way back from what is shown: a stack gives it to the pages above its root, a collapsed split view to the columns
/// after its first. A stack at its root, or content without a stack, goes back by what is around it.
@MainActor package protocol BackProvider: AnyObject {
  /// Titles of the pages behind, the nearest first. Empty: there is no way back.
  var titlesBehind: [String] { get }
  /// Goes back by so many pages.
  func goBack(by count: Int)
}

struct BackProviderKey: EnvironmentKey {
  static var defaultValue: ObjectReference<any BackProvider> { ObjectReference(nil) }
}
extension EnvironmentValues {
  /// The way back.
  package var backProvider: ObjectReference<any BackProvider> {
    get { self[BackProviderKey.self] }
    set { self[BackProviderKey.self] = newValue }
  }
}

struct PageOfStackKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether the views are those of a page of a stack, its root included.
  package var isPageOfStack: Bool {
    get { self[PageOfStackKey.self] }
    set { self[PageOfStackKey.self] = newValue }
  }
}
