import Foundation
import HearthCore

/// Where actions on windows begin: the app and the window that they are read in. Compared by identity.
struct WindowContext: Equatable, @unchecked Sendable {
  // Unchecked: written when made, used on the main actor only.
  weak var scenes: AppScenes?
  weak var session: WindowSession?
  /// How windows look that views here open.
  var presented = PresentedWindowLook()
  init(scenes: AppScenes? = nil, session: WindowSession? = nil) { (self.scenes, self.session) = (scenes, session) }
  static func == (a: Self, b: Self) -> Bool {
    a.scenes === b.scenes && a.session === b.session && a.presented == b.presented
  }
}
struct WindowContextKey: EnvironmentKey { static var defaultValue: WindowContext { WindowContext() } }

extension WindowContext {
  /// The app, or a report that there is no app.
  @MainActor func app(_ action: String) -> AppScenes? {
    if scenes == nil {
      ReportLog.shared.report(
        Report(
          kind: .window, path: "",
          message:
            "\(action) does nothing here: the view is in no window of an app. A test opens one with TestWindow(MyApp.self)."
        ))
    }
    return scenes
  }
}

/// Opens windows of the app's scenes.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Show") { openWindow(id: "detail", value: message.id) }
///
/// A single window that is open, and one that presents an equal value, comes to the front instead.
@MainActor @preconcurrency public struct OpenWindowAction {
  let context: WindowContext
  nonisolated init(_ context: WindowContext) { self.context = context }

  /// Opens a window of the first scene whose windows present values of this type.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    context.app("openWindow")?.open(.window(id: nil, value: WindowRequestValue(value)), style: context.presented)
  }
  /// Opens a window of the scene with an identifier, without a value.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    context.app("openWindow")?.open(.window(id: id, value: nil), style: context.presented)
  }
  /// Opens a window of the scene with an identifier, which presents a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    context.app("openWindow")?.open(.window(id: id, value: WindowRequestValue(value)), style: context.presented)
  }
}

extension OpenWindowAction {
  /// Whether a window is shared with the people of a call. There is no such call on Linux.
  public struct SharingBehavior: Sendable {
    fileprivate let isRequired: Bool
    /// It is, where that can be; else it is opened without.
    public static let requested = SharingBehavior(isRequired: false)
    /// It is, or it is not opened.
    public static let required = SharingBehavior(isRequired: true)
    fileprivate func check() throws {
      if isRequired { throw WindowSharingError() }
    }
  }

  /// Opens a window of the first scene whose windows present values of this type.
  ///
  /// - Throws: Where it is to be shared: windows of Linux are not.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D, sharingBehavior: SharingBehavior) async throws
  {
    try sharingBehavior.check()
    self(value: value)
  }
  /// Opens a window of the scene with an identifier, without a value.
  ///
  /// - Throws: Where it is to be shared: windows of Linux are not.
  @MainActor public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {
    try sharingBehavior.check()
    self(id: id)
  }
  /// Opens a window of the scene with an identifier, which presents a value.
  ///
  /// - Throws: Where it is to be shared: windows of Linux are not.
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, sharingBehavior: SharingBehavior
  ) async throws {
    try sharingBehavior.check()
    self(id: id, value: value)
  }
}
private struct WindowSharingError: LocalizedError {
  var errorDescription: String? { "The window was not opened: windows are not shared on Linux, and it is to be." }
}

/// How `dismissWindow` closes windows in the current transaction.
public struct DismissBehavior: Equatable, Sendable {
  private let isDestructive: Bool
  /// As the user would: views may ask first, and on desktops a window that shows a sheet or a dialog stays open.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// Whatever would keep the window open.
  public static let destructive = DismissBehavior(isDestructive: true)
}
private struct DismissBehaviorKey: TransactionKey { static let defaultValue = DismissBehavior.interactive }
extension Transaction {
  /// How `dismissWindow` closes windows.
  ///
  ///     withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "tools") }
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}

/// Closes windows of the app's scenes.
///
///     struct DoneButton: View {
///       @Environment(\.dismissWindow) private var dismissWindow
///       var body: some View { Button("Done") { dismissWindow(id: "activity") } }
///     }
@MainActor @preconcurrency public struct DismissWindowAction {
  let context: WindowContext
  nonisolated init(_ context: WindowContext) { self.context = context }

  /// Closes the window that the action was read in.
  @MainActor @preconcurrency public func callAsFunction() {
    guard let scenes = context.app("dismissWindow"), let session = context.session else { return }
    scenes.dismiss(session)
  }
  /// Closes all windows of the scene with an identifier.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    context.app("dismissWindow")?.dismiss(id: id, value: nil)
  }
  /// Closes the windows that present a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    context.app("dismissWindow")?.dismiss(id: nil, value: WindowRequestValue(value))
  }
  /// Closes the windows of the scene with an identifier that present a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    context.app("dismissWindow")?.dismiss(id: id, value: WindowRequestValue(value))
  }
}

/// Opens a window in the place of the one that it is called from, which comes back when the new one closes.
@MainActor public struct PushWindowAction {
  let context: WindowContext
  nonisolated init(_ context: WindowContext) { self.context = context }

  /// Opens a window of the first scene whose windows present values of this type.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    context.app("pushWindow")?.open(
      .window(id: nil, value: WindowRequestValue(value)), inPlaceOf: context.session, style: context.presented)
  }
  /// Opens a window of the scene with an identifier, without a value.
  @MainActor public func callAsFunction(id: String) {
    context.app("pushWindow")?.open(.window(id: id, value: nil), inPlaceOf: context.session, style: context.presented)
  }
  /// Opens a window of the scene with an identifier, which presents a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    context.app("pushWindow")?.open(
      .window(id: id, value: WindowRequestValue(value)), inPlaceOf: context.session, style: context.presented)
  }
}

/// Opens the window with the app's settings, or brings it to the front.
///
///     struct SettingsButton: View {
///       @Environment(\.openSettings) private var openSettings
///       var body: some View { Button("Settings…") { openSettings() } }
///     }
@MainActor @preconcurrency public struct OpenSettingsAction {
  let context: WindowContext
  nonisolated init(_ context: WindowContext) { self.context = context }
  /// Opens the window with the app's settings, or brings it to the front. Called as a function: `openSettings()`.
  @MainActor @preconcurrency public func callAsFunction() { context.app("openSettings")?.open(.settings) }
}

extension EnvironmentValues {
  var windowContext: WindowContext {
    get { self[WindowContextKey.self] }
    set { self[WindowContextKey.self] = newValue }
  }
  /// Opens windows of the app's scenes.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowContext) }
  /// Closes windows of the app's scenes.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowContext) }
  /// Opens a window that replaces this one until it is closed.
  public var pushWindow: PushWindowAction { PushWindowAction(windowContext) }
  /// Opens the window with the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windowContext) }
  /// Whether the app can have several windows at once: on desktops and pads.
  public var supportsMultipleWindows: Bool { idiom.hasWindows }
}

/// A button that opens the window with the app's settings.
///
///     SettingsLink { Label("Settings", systemImage: "gear") }
nonisolated public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// A button with a label of its own.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  /// A button with the title "Settings…".
  public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }
  @MainActor public var body: some View {
    let openSettings = openSettings
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of a `SettingsLink` that is given none.
nonisolated public struct DefaultSettingsLinkLabel: View {
  init() {}
  @MainActor public var body: some View { Text("Settings…") }
}
