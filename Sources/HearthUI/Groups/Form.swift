import HearthCore

/// A container for the controls of settings or of an inspector, which sets them out in rows.
///
///     Form {
///       TextField("Name", text: $name)
///       Section("Notifications") {
///         Toggle("Sounds", isOn: $isOn)
///       }
///     }
nonisolated public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formStyleValue) private var style

  /// A form of controls.
  ///
  /// ```swift
  /// Form {
  ///   Toggle("Sound", isOn: $hasSound)
  ///   TextField("Name", text: $name)
  /// }
  /// ```
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    StyledControl(value: style, configuration: FormStyleConfiguration(content: .init(view: AnyView(content)))) {
      AutomaticFormStyle().makeBody(configuration: $0)
    }
  }
}
extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was asked to show, for styles that adapt another style.
  public nonisolated init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A type that gives forms a look.
@MainActor @preconcurrency public protocol FormStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = FormStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// What a style shows of a form.
nonisolated public struct FormStyleConfiguration {
  /// The rows.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The rows of the form.
  public let content: FormStyleConfiguration.Content
}
/// Columns on a desktop, groups of rows elsewhere. Source: Apple, documentation of FormStyle; columns on macOS.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View {
    AutomaticForm(configuration: configuration)
  }
}
/// A column of labels, which end where the column of controls begins. It does not scroll.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View {
    ColumnsForm(configuration: configuration)
  }
}
/// Rows in groups with round corners, the label at the leading edge and the control at the trailing one. It scrolls.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: GroupedFormStyle.Configuration) -> some View {
    GroupedForm(configuration: configuration)
  }
}
extension FormStyle where Self == AutomaticFormStyle {
  /// Columns on a desktop, groups of rows elsewhere.
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// A column of labels beside a column of controls. It does not scroll.
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups with round corners. It scrolls.
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension EnvironmentValues {
  var formStyleValue: ControlStyleValue<FormStyleConfiguration> {
    get { self[ControlStyleKey<FormStyleConfiguration>.self] }
    set { self[ControlStyleKey<FormStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look of the forms in this view.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style, FormStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}

nonisolated private struct AutomaticForm: View {
  let configuration: FormStyleConfiguration
  @Environment(\.idiom) private var idiom
  @MainActor var body: some View {
    if idiom == .desktop {
      ColumnsForm(configuration: configuration)
    } else {
      GroupedForm(configuration: configuration)
    }
  }
}
