/// Light or dark for the windows of an app that say nothing of their own.
@MainActor enum AppStyle {
  /// Nil for what the desktop is. Whoever keeps the app's style answers.
  static var ofWindows: () -> UIUserInterfaceStyle? = { nil }
}
