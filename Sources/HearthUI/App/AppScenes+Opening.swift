import Foundation
import HearthCore

/// A window that is asked for.
enum WindowTarget {
  case window(id: String?, value: WindowRequestValue?)
  case settings
  /// A new window of a scene, by its place in the app.
  case scene(Int)
  /// A window of a scene, by its place in the app, that presents a value: the one that is open, or a new one.
  case presenting(Int, AnyHashable)
}

/// A value that a window is to present.
struct WindowRequestValue {
  let value: AnyHashable
  let type: Any.Type
  init<D: Codable & Hashable>(_ value: D) { (self.value, type) = (AnyHashable(value), D.self) }
}

extension AppScenes {
  func performOpen(_ target: WindowTarget, inPlaceOf replaced: WindowSession?, _ style: PresentedWindowLook) {
    guard let (scene, value) = find(target) else { return }
    let session: WindowSession
    if let open = openWindow(of: scene, presenting: value) {
      show(open)
      session = open
    } else {
      if !idiom.hasWindows, !sessions.isEmpty {
        report(
          "a window of \(describe(target)) was asked for, but an app has one window on a \(idiom.rawValue). Ask supportsMultipleWindows before, and show a page or a sheet instead."
        )
        return
      }
      session = openWindow(scene, value: value, style: style)
    }
    if let replaced, replaced !== session, !replaced.isClosed, session.replaced == nil {
      session.replaced = replaced
      replaced.setHidden(true)
      activityDidChange()
    }
  }

  /// Whether the app has a scene for its settings.
  package var hasSettings: Bool { scenes.contains { $0.kind == .settings } }
  /// Opens the window with the app's settings, or brings it to the front.
  package func openSettings() { open(.settings) }

  /// The scene that a window is asked of, and the value. Reports what is not there.
  private func find(_ target: WindowTarget) -> (SceneDescription, AnyHashable?)? {
    switch target {
    case .scene(let index): return scenes.indices.contains(index) ? (scenes[index], nil) : nil
    case .presenting(let index, let value): return scenes.indices.contains(index) ? (scenes[index], value) : nil
    case .settings:
      if let scene = scenes.first(where: { $0.kind == .settings }) { return (scene, nil) }
      report("openSettings does nothing: the app has no Settings scene. Add one to the app's body.")
    case .window(let id, let value):
      var found = scenes.filter { $0.kind != .settings && $0.kind != .alert && $0.kind != .menuBarExtra }
      if let id {
        found = found.filter { $0.id == id }
        if found.isEmpty {
          report(
            "openWindow does nothing: no scene has the identifier \"\(id)\". There are: \(scenes.compactMap(\.id).joined(separator: ", "))."
          )
          return nil
        }
      }
      guard let value else { return found.first.map { ($0, nil) } }
      if let scene = found.first(where: { $0.presented?.type == value.type }) { return (scene, value.value) }
      report(
        "openWindow does nothing: no scene\(id.map { " with the identifier \"\($0)\"" } ?? "") presents values of type \(value.type). Declare WindowGroup(for: \(value.type).self)."
      )
    }
    return nil
  }
  /// The open window that is meant: a single one, or one that presents an equal value. A
  /// group without a value opens another window.
  private func openWindow(of scene: SceneDescription, presenting value: AnyHashable?) -> WindowSession? {
    let windows = sessions.filter { $0.scene.index == scene.index }
    if scene.kind != .group { return windows.first }
    guard let value else { return nil }
    return windows.first { $0.value?.presented == value }
  }
  private func describe(_ target: WindowTarget) -> String {
    switch target {
    case .settings: "Settings"
    case .scene(let index), .presenting(let index, _): scenes.indices.contains(index) ? title(of: scenes[index]) : name
    case .window(let id, let value): id.map { "the scene \"\($0)\"" } ?? value.map { "a scene for \($0.type)" } ?? name
    }
  }

  /// Closes the windows that are meant. It is not an error if there are none.
  func dismiss(id: String?, value: WindowRequestValue?) {
    for session in sessions {
      if let id, session.scene.id != id { continue }
      if let value, session.scene.presented?.type != value.type || session.value?.presented != value.value { continue }
      dismiss(session)
    }
  }
  /// Closes a window as the current transaction says.
  func dismiss(_ session: WindowSession) {
    if Transaction.current.dismissBehavior == .destructive { return close(session) }
    guard let content = session.content, !content.confirmClose() else { return }
    if idiom == .desktop, content.presentationLevel.isModal {
      return content.report(
        .window,
        "dismissWindow leaves the window open: it shows a sheet or a dialog. End that first, or call it in withTransaction(\\.dismissBehavior, .destructive)."
      )
    }
    close(session)
  }
}
