import Foundation
import HearthCore
import HearthSelectors
import HearthUI

extension NSApplication {
  /// Whether an app has a menu bar and an icon in the bar of programs.
  public enum ActivationPolicy: Int, Sendable {
    case regular = 0
    /// It has neither, and may have windows.
    case accessory
    /// It has nothing on the screen.
    case prohibited
  }
  /// Always `.regular`: what has a window is in a Linux desktop's bar of programs.
  public final func activationPolicy() -> ActivationPolicy { .regular }
  /// Changes nothing on Linux, where a desktop decides it by the windows that there are; what is not `.regular` is reported once.
  ///
  /// - Returns: Whether the app is of this policy.
  @discardableResult public final func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    if activationPolicy == .regular { return true }
    ReportLog.shared.report(
      Report(
        kind: .window, path: "",
        message:
          "setActivationPolicy(.\(activationPolicy)) does nothing on Linux: an app without windows is in no bar of programs, and one with windows is."
      ))
    return false
  }

  /// Minimises the app's windows: no desktop of Linux hides an app as a whole.
  public final func hide(_ sender: Any?) { for window in windows { window.miniaturize(sender) } }
  /// Brings minimised windows of the app back.
  public final func unhide(_ sender: Any?) {
    for window in windows where window.isMiniaturized { window.deminiaturize(sender) }
  }
  /// Whether all of the app's windows are minimised.
  public final var isHidden: Bool { !windows.isEmpty && windows.allSatisfy(\.isMiniaturized) }
  /// The event that is handled now; nil between events, and before the app has asked for the first time.
  public final var currentEvent: NSEvent? {
    MacEvents.begin()
    return MacEvents.current
  }
  /// Shows a small window with the name of the app, its version and its copyright, as its `Info.plist` has them.
  public final func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }
  /// The same with words of its own.
  public final func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {
    let panel = NSPanel(
      contentRect: CGRect(x: 0, y: 0, width: 280, height: 160), styleMask: [.titled, .closable], backing: .buffered,
      defer: false)
    panel.contentViewController = NSHostingController(rootView: AboutPanel(optionsDictionary))
    panel.makeKeyAndOrderFront(nil)
  }
  /// What the window about the app says.
  public nonisolated struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text with looks, below the version.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// The app's name.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// A picture instead of the app's icon.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    /// The number of the build.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    /// The version.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }

  private func performOwn(_ action: Selector) -> Bool {
    guard let scenes = AppScenes.current else { return false }
    switch action.description {
    case "showSettingsWindow:", "showPreferencesWindow:": scenes.openSettings()
    case "terminate:": terminate(nil)
    case "hide:": hide(nil)
    case "orderFrontStandardAboutPanel:": orderFrontStandardAboutPanel(nil)
    default: return false
    }
    return true
  }

  /// Calls a method of an object, or without one of the first responder that has it.
  ///
  /// `showSettingsWindow:` and `showPreferencesWindow:`, which SwiftUI's apps send to the app, open the window with its settings.
  ///
  /// - Returns: Whether something has performed the action.
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    if target == nil || target as AnyObject === self, performOwn(action) { return true }
    return UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

/// What is said about the app.
private struct AboutPanel: View {
  private let icon: NSImage?
  private let name: String, version: String, copyright: String
  private let credits: AttributedString?
  @MainActor init(_ options: [NSApplication.AboutPanelOptionKey: Any]) {
    let info = Bundle.main.infoDictionary ?? [:]
    func text(_ key: NSApplication.AboutPanelOptionKey, _ keys: String...) -> String {
      (options[key] as? String) ?? keys.lazy.compactMap { info[$0] as? String }.first ?? ""
    }
    let name = text(.applicationName, "CFBundleDisplayName", "CFBundleName")
    self.name = name.isEmpty ? AppScenes.current?.name ?? "" : name
    let number = text(.applicationVersion, "CFBundleShortVersionString"), build = text(.version, "CFBundleVersion")
    version = build.isEmpty || number.isEmpty ? number + build : "\(number) (\(build))"
    copyright = info["NSHumanReadableCopyright"] as? String ?? ""
    icon = options[.applicationIcon] as? NSImage
    credits = (options[.credits] as? NSAttributedString).map { AttributedString(uiKit: $0) }
  }
  var body: some View {
    VStack(spacing: 8) {
      if let icon { Image(nsImage: icon).resizable().scaledToFit().frame(width: 64, height: 64) }
      Text(verbatim: name).font(.headline)
      if !version.isEmpty { Text(verbatim: version).font(.caption) }
      if let credits { Text(credits).font(.caption).multilineTextAlignment(.center) }
      if !copyright.isEmpty { Text(verbatim: copyright).font(.caption2).foregroundStyle(.secondary) }
    }
    .padding(20).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
