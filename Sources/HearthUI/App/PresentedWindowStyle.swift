import HearthCore

/// How a window looks that a view opens, whatever its scene says; nil where that counts.
struct PresentedWindowLook: Equatable, Sendable {
  var chrome: WindowRequest.Chrome?
  var toolbarLook: WindowToolbarLook?
}

extension View {
  /// Sets the frame of windows that this view opens with `openWindow` or `pushWindow`. Goes before the style of their
  /// scene.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    transformEnvironment(\.windowContext) { $0.presented.chrome = S._chrome.chrome }
  }
  /// Sets how the bars look above the contents of windows that this view opens. Goes before the style of their scene.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
    let look = S._look(style).look
    return transformEnvironment(\.windowContext) { $0.presented.toolbarLook = look }
  }
}
