import HearthCore

// What scenes say about their windows to the desktop.

/// The role of a scene's windows among the app's other windows.
public struct WindowManagerRole: Sendable {
  enum Kind: Sendable { case automatic, principal, associated }
  let kind: Kind
  /// `principal`.
  public static let automatic = WindowManagerRole(kind: .automatic)
  /// A window of its own.
  public static let principal = WindowManagerRole(kind: .principal)
  /// A window that belongs to the principal one that was in front when it opened: the desktop keeps it above
  /// that one, and shows no entry for it in lists of windows. Source: Extended Window Manager Hints,
  /// WM_TRANSIENT_FOR; xdg-shell, `set_parent`.
  public static let associated = WindowManagerRole(kind: .associated)
}

extension Scene {
  /// Sets what the scene's windows are beside the app's others. Counts for windows that open from then on.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    changing { if $0.managerRole == nil { $0.managerRole = role } }
  }
}
