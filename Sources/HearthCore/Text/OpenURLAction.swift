import Foundation

/// Opens an address: with the handler of the app, or with the desktop.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(help) }
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  // Unsafe: the handler is made and called on the main actor only.
  /// The result of a handler of addresses.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?, prefersInApp: Bool) }
    let kind: Kind
    /// The handler has dealt with the address.
    public nonisolated static let handled = Result(kind: .handled)
    /// The address is not opened.
    public nonisolated static let discarded = Result(kind: .discarded)
    /// The desktop opens the address.
    public nonisolated static let systemAction = Result(kind: .system(nil, prefersInApp: false))
    /// The desktop opens another address instead.
    public nonisolated static func systemAction(_ url: URL) -> Result {
      Result(kind: .system(url, prefersInApp: false))
    }
    /// The desktop opens the address, or a different address instead.
    ///
    /// - Parameter prefersInApp: Whether a browser within the app is preferred. Linux has no such browser: the
    ///   desktop's opens it, and that is reported once.
    public nonisolated static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url, prefersInApp: prefersInApp))
    }
  }
  private nonisolated(unsafe) let handler: (URL) -> Result
  /// Opens an address with the desktop. Nil for a handler that an app made: it is found when the action is read.
  var system: (@MainActor (URL) -> Void)?

  /// An action that asks a handler of the app, for `environment(\.openURL, _:)`.
  ///
  /// ```swift
  /// content.environment(\.openURL, OpenURLAction { url in
  ///   guard url.scheme == "app" else { return .systemAction }
  ///   page = url.lastPathComponent
  ///   return .handled
  /// })
  /// ```
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = handler
    system = nil
  }
  nonisolated init(system: (@MainActor (URL) -> Void)?) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens an address, and leaves open whether that worked.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  /// Calls `completion` with whether the address was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    perform(handler(url), for: url, completion)
  }
  /// Opens an address.
  ///
  /// - Parameter prefersInApp: Whether a browser within the app is preferred. Linux has no such browser: the
  ///   desktop's opens it, and that is reported once.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    var result = handler(url)
    if case .system(let other, _) = result.kind { result = .systemAction(other, prefersInApp: prefersInApp) }
    perform(result, for: url) { _ in }
  }
  private func perform(_ result: Result, for url: URL, _ completion: (Bool) -> Void) {
    switch result.kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other, let prefersInApp):
      if prefersInApp {
        ReportLog.shared.report(
          Report(
            kind: .notOnLinux, path: "",
            message:
              "an address is to be opened in a browser within the app, and there is none: the desktop opens it. Leave prefersInApp out, or keep it for other systems."
          ))
      }
      guard let system else { return completion(false) }
      system(other ?? url)
      completion(true)
    }
  }
}

struct OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction(system: nil) }
/// Opens an address with the desktop; set by the window.
struct SystemOpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction(system: nil) }

extension EnvironmentValues {
  /// Opens the addresses of views around here, those of links in text for example. Set it to deal with them in the app.
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      if action.system == nil { action.system = self[SystemOpenURLKey.self].system }
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension View {
  /// Opens the addresses that views in here open, links in text for example, with the desktop.
  ///
  /// - Parameter prefersInApp: Whether a browser within the app is preferred. Linux has no such browser: the desktop's
  ///   opens them, and that is reported once.
  @MainActor @preconcurrency public func onOpenURL(prefersInApp: Bool) -> some View {
    environment(\.openURL, OpenURLAction { .systemAction($0, prefersInApp: prefersInApp) })
  }
}
