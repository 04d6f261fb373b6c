import HearthCore

/// Says that there is nothing to show, why, and what the user can do.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label, a description and buttons, in the middle of the room that there is.
  ///
  ///     ContentUnavailableView {
  ///       Label("No Mail", systemImage: "tray")
  ///     } description: {
  ///       Text("New messages appear here.")
  ///     }
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }
  @MainActor public var body: some View {
    // Points. Source: our choice, after the status pages of libadwaita: a large icon, a
    // bold title, quiet words, and room around.
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.modifier(DescriptionFont()).standardForegroundStyle(AnyShapeStyle(.secondary)).multilineTextAlignment(
        .center)
      if Actions.self != EmptyView.self { VStack(spacing: 8) { actions }.padding(.top, 6) }
    }
    .frame(maxWidth: 420).padding(24).frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .contain)
  }
}

/// Source: on phones seen, iOS 17 and 18; elsewhere our choice.
nonisolated private struct DescriptionFont: ViewModifier {
  @Environment(\.idiom) private var idiom
  @MainActor func body(content: Content) -> some View { content.font(idiom == .phone ? .subheadline : .body) }
}

extension ContentUnavailableView
where Label == HearthUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with an image of the app, and a description.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    (label, self.description, actions) = (HearthUI.Label(title, image: name), description, EmptyView())
  }
  /// A title from a resource with an image of the app, and a description.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    (label, self.description, actions) = (HearthUI.Label(title, image: name), description, EmptyView())
  }
  /// A title with a symbol, and a description.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (HearthUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// A title from a resource with a symbol, and a description.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (HearthUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// A title with an image of the app, and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    (label, self.description, actions) = (HearthUI.Label(title, image: name), description, EmptyView())
  }
  /// A title with a symbol, and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (HearthUI.Label(title, systemImage: name), description, EmptyView())
  }
}

/// A large icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold)).multilineTextAlignment(.center)
    }
  }
}
