import HearthCore

/// What modifiers around say about the words of launch views.
struct DocumentLaunchWords {
  var title: Text?
  var subtitle: Text?
}
struct DocumentLaunchWordsKey: EnvironmentKey { static var defaultValue: DocumentLaunchWords { DocumentLaunchWords() } }
extension EnvironmentValues {
  var documentLaunchWords: DocumentLaunchWords {
    get { self[DocumentLaunchWordsKey.self] }
    set { self[DocumentLaunchWordsKey.self] = newValue }
  }
}

extension View {
  /// Sets the title of the launch views in here, instead of their own.
  public nonisolated func documentLaunchTitle(_ title: Text) -> some View {
    transformEnvironment(\.documentLaunchWords) { $0.title = title }
  }
  /// Sets the title of the launch views in here, from the app's tables.
  public nonisolated func documentLaunchTitle(_ titleKey: LocalizedStringKey) -> some View {
    documentLaunchTitle(Text(titleKey))
  }
  /// Sets the title of the launch views in here, from a resource.
  @_disfavoredOverload
  public nonisolated func documentLaunchTitle(_ titleResource: LocalizedStringResource) -> some View {
    documentLaunchTitle(Text(titleResource))
  }
  /// Sets the title of the launch views in here, as it is.
  @_disfavoredOverload public nonisolated func documentLaunchTitle(_ title: some StringProtocol) -> some View {
    documentLaunchTitle(Text(title))
  }
  /// Sets what stands below the title of the launch views in here.
  public nonisolated func documentLaunchSubtitle(_ subtitle: Text) -> some View {
    transformEnvironment(\.documentLaunchWords) { $0.subtitle = subtitle }
  }
  /// Sets what stands below the title of the launch views in here, from the app's tables.
  public nonisolated func documentLaunchSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    documentLaunchSubtitle(Text(subtitleKey))
  }
  /// Sets what stands below the title of the launch views in here, from a resource.
  @_disfavoredOverload
  public nonisolated func documentLaunchSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    documentLaunchSubtitle(Text(subtitleResource))
  }
  /// Sets what stands below the title of the launch views in here, as it is.
  @_disfavoredOverload public nonisolated func documentLaunchSubtitle(_ subtitle: some StringProtocol) -> some View {
    documentLaunchSubtitle(Text(subtitle))
  }
}
extension Scene {
  /// Sets the title that the scene's windows show while they have no document, instead of their own.
  public nonisolated func documentLaunchTitle(_ title: Text) -> some Scene {
    transformEnvironment(\.documentLaunchWords) { $0.title = title }
  }
  /// Sets the title that the scene's windows show while they have no document, from the app's tables.
  public nonisolated func documentLaunchTitle(_ titleKey: LocalizedStringKey) -> some Scene {
    documentLaunchTitle(Text(titleKey))
  }
  /// Sets the title that the scene's windows show while they have no document, as it is.
  @_disfavoredOverload public nonisolated func documentLaunchTitle(_ title: some StringProtocol) -> some Scene {
    documentLaunchTitle(Text(title))
  }
  /// Sets what stands below that title.
  public nonisolated func documentLaunchSubtitle(_ subtitle: Text) -> some Scene {
    transformEnvironment(\.documentLaunchWords) { $0.subtitle = subtitle }
  }
  /// Sets what stands below that title, from the app's tables.
  public nonisolated func documentLaunchSubtitle(_ subtitleKey: LocalizedStringKey) -> some Scene {
    documentLaunchSubtitle(Text(subtitleKey))
  }
  /// Sets what stands below that title, as it is.
  @_disfavoredOverload public nonisolated func documentLaunchSubtitle(_ subtitle: some StringProtocol) -> some Scene {
    documentLaunchSubtitle(Text(subtitle))
  }
}
