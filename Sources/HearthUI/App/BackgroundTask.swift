import Foundation
import HearthCore

/// A kind of work for which a system wakes an app in the background.
///
/// No service of a Linux desktop does that: an action for it is kept, reported once, and runs in tests
/// only. Source: Apple, "BackgroundTask".
public struct BackgroundTask<Request, Response> {
  let kind: BackgroundTaskKind
}
extension BackgroundTask: Sendable where Request: Sendable, Response: Sendable {}

extension BackgroundTask where Request == String?, Response == Void {
  /// Updates the app's state, whatever the identifier; the action gets that.
  public static var appRefresh: BackgroundTask<String?, Void> { BackgroundTask(kind: .anyRefresh) }
}
extension BackgroundTask where Request == Void, Response == Void {
  /// Updates the app's state, for one identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(kind: .refresh(identifier))
  }
  /// Does longer work, for one identifier, while nobody uses the device.
  public static func processingTask(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(kind: .processing(identifier))
  }
  /// Takes what a session of the network has loaded in the background, for one identifier.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(kind: .session(identifier))
  }
  /// Updates the app after an intent has run.
  public static var intentDidRun: BackgroundTask<Void, Void> { BackgroundTask(kind: .intentDidRun) }
  /// Tells the system which shortcuts are of use now.
  public static var relevantShortcut: BackgroundTask<Void, Void> { BackgroundTask(kind: .relevantShortcut) }
  /// Takes data from a phone.
  public static var watchConnectivity: BackgroundTask<Void, Void> { BackgroundTask(kind: .watchConnectivity) }
}

/// What tells background tasks apart.
enum BackgroundTaskKind: Hashable, Sendable {
  case anyRefresh, refresh(String), processing(String), session(String), intentDidRun, relevantShortcut,
    watchConnectivity
  /// As apps write it.
  var name: String {
    switch self {
    case .anyRefresh: ".appRefresh"
    case .refresh(let identifier): ".appRefresh(\"\(identifier)\")"
    case .processing(let identifier): ".processingTask(\"\(identifier)\")"
    case .session(let identifier): ".urlSession(\"\(identifier)\")"
    case .intentDidRun: ".intentDidRun"
    case .relevantShortcut: ".relevantShortcut"
    case .watchConnectivity: ".watchConnectivity"
    }
  }
}

/// An action of a scene for a background task.
struct BackgroundTaskAction: Sendable {
  let kind: BackgroundTaskKind
  /// Nil if the request is a different one.
  let make: @Sendable (BackgroundTaskKind, String?) -> (@Sendable () async -> Void)?
}

extension Scene {
  /// Runs an action when the system wakes the app for a task in the background.
  ///
  /// No service of a Linux desktop does that, which is reported. A test runs the action
  /// by `TestWindow.runBackgroundTask(_:)`.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    let own = task.kind
    let entry = BackgroundTaskAction(kind: own) { kind, identifier in
      let request: Any
      switch (own, kind) {
      case (.anyRefresh, .anyRefresh), (.anyRefresh, .refresh): request = identifier as Any
      case (.refresh(let wanted), .anyRefresh): if wanted == identifier { request = () } else { return nil }
      default: if own == kind { request = () } else { return nil }
      }
      guard let request = request as? D else { return nil }
      return { _ = await action(request) }
    }
    return changing { $0.backgroundTasks.append(entry) }
  }
}

extension AppScenes {
  func reportBackgroundTasks() {
    for task in scenes.flatMap(\.backgroundTasks) {
      reportMissing(
        "backgroundTask(\(task.kind.name))",
        "no service of a Linux desktop wakes an app for it, so that its action never runs. Do the work while the app is open, or by a timer of the desktop's service manager (systemd) that starts a program for it."
      )
    }
  }
  /// Runs the actions for a task, one after the other, as a system does that wakes the app.
  ///
  /// - Returns: Whether there is one.
  package func runBackgroundTask<D, R>(_ task: BackgroundTask<D, R>, identifier: String?) async -> Bool {
    var named = identifier
    if case .refresh(let name) = task.kind { named = name }
    let actions = scenes.flatMap(\.backgroundTasks).compactMap { $0.make(task.kind, named) }
    for action in actions { await action() }
    return !actions.isEmpty
  }
}
