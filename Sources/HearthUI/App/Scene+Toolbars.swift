import HearthCore

extension Scene {
  /// Sets how the bars above the contents of this scene's windows look, on desktops.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    let look = S._look(style).look
    return changing { $0.toolbarLook = look }
  }
}
extension Scene {
  /// Sets what bars show of labels: the user changes it in the menu of the bar, which writes the binding.
  public nonisolated func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
    environment(\.windowToolbarLabels, WindowToolbarLabels(binding: toolbarLabelStyle, fixed: .automatic))
  }
  /// Sets what bars show of labels, without a choice for the user.
  public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene {
    environment(\.windowToolbarLabels, WindowToolbarLabels(binding: nil, fixed: fixed))
  }
}
